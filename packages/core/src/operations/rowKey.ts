import { writeJson } from '../lib/writeJson.ts'
import type { SetRow } from './readRows.ts'

/**
 * Equal for two rows that a person would take for the same one; `null` for a row without a reference, which is like no other.
 *
 * @example
 * rowKey({ reference: 'TX-1', amount: '150' })
 */
export function rowKey({ reference, amount }: SetRow): string | null {
  return reference === '' ? null : writeJson([reference, amount])
}
