/** The code of a field that the lender refused, until the person changes the field. */
export const refusedCode = 'REFUSED'
