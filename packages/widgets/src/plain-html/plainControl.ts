/** WCAG 2.5.8: what is pressed is at least 24 px in each direction; browsers draw their own a little smaller. */
export const plainControl = { minBlockSize: '1.75rem', minInlineSize: '1.75rem' } as const
