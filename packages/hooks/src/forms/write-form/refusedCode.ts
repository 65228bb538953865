/** The code of a field that the lender refused, until it is changed. */
export const refusedCode = 'REFUSED'
