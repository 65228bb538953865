/** A plain decimal: digits, at most one point, no exponent, no grouping. */
export const decimalPattern: RegExp = /^-?\d+(?:\.\d+)?$/
