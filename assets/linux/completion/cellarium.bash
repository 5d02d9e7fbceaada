# Written by assets/linux/make_completion.py from what cellarium --help prints.
_cellarium() {
    local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} equals=
    local before=${COMP_WORDS[COMP_CWORD - 2]-}
    # Bash makes three words of --option=value.
    if [[ $word == = ]]; then
        word='' equals==
    elif [[ $option == = ]]; then
        option=$before equals==
    fi
    COMPREPLY=()
    [[ $before$equals != @(--export-clip) ]] || return
    case $option$equals in
    --generator | --generator=)
        mapfile -t COMPREPLY < <(compgen -W 'descent halls pillars arcade maze rooms scatter caves chambers bsp scattered warren' -- "$word")
        ;;
    --seed | --seed= | --size | --size= | --rooms | --rooms= | --suppress | --suppress= | --corridor | --corridor= | --walls | --walls= | --depth | --depth= | --loops | --loops= | --dead-ends | --dead-ends= | --code | --code= | --tutorial | --tutorial= | --window | --window= | --lang | --lang= | --stats | --stats= | --find | --find= | --first | --first= | --ticks | --ticks=)
        ;;
    --pieces | --pieces=)
        mapfile -t COMPREPLY < <(compgen -W 'on off' -- "$word")
        ;;
    --gear | --gear=)
        mapfile -t COMPREPLY < <(compgen -W 'long_sword axe silver_sword buckler kite_shield felt_boots nailed_boots quick_boots ember_ring moth_ring magpie_ring hours_ring' -- "$word")
        ;;
    --log=)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -W 'speech' -- "$word"; compgen -f -- "$word")
        ;;
    --zoom | --zoom=)
        mapfile -t COMPREPLY < <(compgen -W 'near far' -- "$word")
        ;;
    --data-dir | --data-dir= | --tileset | --tileset= | --rank | --rank=)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -d -- "$word")
        ;;
    --record | --record= | --replay | --replay= | --export-clip | --export-clip= | --export | --export=)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        ;;
    --dump=)
        mapfile -t COMPREPLY < <(compgen -W 'text json tmj png' -- "$word")
        ;;
    --import | --import= | --watch | --watch= | --check-piece | --check-piece=)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -d -- "$word"; compgen -f -X '!*.tmj' -- "$word")
        ;;
    --sheet | --sheet= | --screenshot | --screenshot=)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -d -- "$word"; compgen -f -X '!*.png' -- "$word")
        ;;
    *)
        mapfile -t COMPREPLY < <(compgen -W '--generator --seed --size --rooms --suppress --corridor --walls --connect --depth --toll --classic --tower --guard --awake --mapped --pieces --loops --dead-ends --bell --turns --gear --code --tutorial --daily --terminal --log --log= --window --fullscreen --zoom --ascii --mute --reduced-motion --lang --data-dir --tileset --list-sprites --record --replay --fast --verify --export-clip --rank --dump --dump= --export --bare --import --watch --check-piece --stats --find --sheet --first --screenshot --ticks --help --keys --version' -- "$word")
        [[ ${COMPREPLY[*]} != *= ]] || compopt -o nospace
        ;;
    esac
}
complete -F _cellarium cellarium
