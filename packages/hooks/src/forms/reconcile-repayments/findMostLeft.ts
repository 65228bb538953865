import { type Amount, compareAmounts, type Financing } from '@onlend/core'
import { findFinancing } from './findFinancing.ts'

type KnownFinancings = {
  financings: readonly Financing[] | undefined
  /** The reference that the host fixes. */
  transactionReference: string | undefined
  /** Left of the fixed financing, by the partner's own books. */
  unpaid: Amount | null
}

/** The most that may be left of the financing of a reference; `null` where nothing says so. */
export function findMostLeft(
  { financings, transactionReference, unpaid }: KnownFinancings,
  reference: string,
): Amount | null {
  // A financing that is paid in the partner's books says nothing of what is still reported.
  if (transactionReference !== undefined && unpaid !== null && compareAmounts(unpaid, '0') > 0) return unpaid
  return findFinancing(financings, reference)?.amount ?? null
}
