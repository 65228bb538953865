/**
 * A sum of money as a decimal string, such as `'150000.50'`: never a float, and without a currency of its own.
 * The service does not say whether it means major or minor units; the kit passes on what it was given.
 */
export type Amount = `${number}` | Named

// Says the same again: as a union, editors show the name and not the pattern.
type Named = `${number & {}}`
