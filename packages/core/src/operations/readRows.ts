import { foldAmount } from './foldAmount.ts'

/** One row of a set that settles row by row. `reference` is empty for a row without a usable one. */
export type SetRow = { reference: string; amount: string | null }

/** The characters of a reference that count, as in a settlement event; an index takes no more. */
const longest = 500

/**
 * The rows of a set, in order. A row without a usable transaction reference stays in the list, although no event can name it: without it the
 * set would look settled too early.
 */
export function readRows(list: unknown, amountField: string): SetRow[] {
  if (!Array.isArray(list)) return []
  return list.map((row: unknown) => {
    const fields: Readonly<Record<string, unknown>> =
      typeof row === 'object' && row !== null ? { ...row } : {}
    return { reference: readReference(fields.transaction_reference), amount: foldAmount(fields[amountField]) }
  })
}

/** Reads a reference in the spelling of an event: a number as its digits. */
function readReference(value: unknown): string {
  const isUsable = typeof value === 'string' || typeof value === 'number'
  return isUsable ? String(value).slice(0, longest) : ''
}
