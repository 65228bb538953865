/** Chosen where none of the options fits; what is typed instead travels. */
export const otherChoice = 'other'
