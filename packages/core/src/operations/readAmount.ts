import type { Amount } from '../amounts/Amount.ts'
import { toAmount } from '../amounts/toAmount.ts'

/** The amount in a field of a body, as it is spelt there; `null` when it is none. */
export function readAmount(value: unknown): Amount | null {
  return typeof value === 'number' || typeof value === 'string' ? toAmount(value) : null
}
