/** The channel on which instances tell each other that an owner has new change events. */
export const changeEventChannel = 'onlend_change_events'
