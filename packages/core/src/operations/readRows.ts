import { foldAmount } from './foldAmount.ts'

/** One row of a set that settles row by row. `reference` is empty where the row has none that can be used. */
export type SetRow = { reference: string; amount: string | null }

/** Characters of a reference that are compared, as of one in a settlement event; an index takes no more. */
const longest = 500

/**
 * The rows of a set, in order. One without a usable transaction reference is a row all the same, which no event can name: without it the
 * set would look settled before all of it is.
 */
export function readRows(list: unknown, amountField: string): SetRow[] {
  if (!Array.isArray(list)) return []
  return list.map((row: unknown) => {
    const fields: Readonly<Record<string, unknown>> =
      typeof row === 'object' && row !== null ? { ...row } : {}
    return { reference: readReference(fields.transaction_reference), amount: foldAmount(fields[amountField]) }
  })
}

/** As an event spells it: a number as its digits. */
function readReference(value: unknown): string {
  const isUsable = typeof value === 'string' || typeof value === 'number'
  return isUsable ? String(value).slice(0, longest) : ''
}
