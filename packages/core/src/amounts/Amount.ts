/**
 * A sum of money as a decimal string, such as `'150000.50'`: never a float, and without a currency.
 * The service does not document whether it means major or minor units; the kit passes the amount on unchanged.
 */
export type Amount = `${number}` | Named

// The same type again: with a union, editors show the name and not the pattern.
type Named = `${number & {}}`
