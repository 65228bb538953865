/** What a string was written with, told by `endOfString` beside its end. */
export const writing = { plain: 0, beyondAscii: 1, escaped: 2, obscured: 4 } as const
