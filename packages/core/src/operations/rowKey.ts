import { writeJson } from '../lib/writeJson.ts'
import type { SetRow } from './readRows.ts'

/**
 * Makes a key that is equal for two rows that a person would take for the same one; `null` for a row without a reference, which equals no other.
 *
 * @example
 * rowKey({ reference: 'TX-1', amount: '150' })
 */
export function rowKey({ reference, amount }: SetRow): string | null {
  return reference === '' ? null : writeJson([reference, amount])
}
