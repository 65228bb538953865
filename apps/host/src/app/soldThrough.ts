/**
 * The sector and the financier of every transaction, which the service requires (Partner API, Endpoint 4) and a shopkeeper cannot know: Marketday is a
 * marketplace, and its lender finances what is sold there.
 */
export const soldThrough = { sector: 'Market Place', financier: 'operator' } as const
