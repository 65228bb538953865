/** The choice for a person whom no option fits; the form sends the typed text instead. */
export const otherChoice = 'other'
