import { type Amount, compareAmounts, type Financing } from '@onlend/core'
import { findFinancing } from './findFinancing.ts'

type KnownFinancings = {
  financings: readonly Financing[] | undefined
  /** The reference that the host fixes. */
  transactionReference: string | undefined
  /** The unpaid rest of the fixed financing, by the partner's own books. */
  unpaid: Amount | null
}

/** The most that can be unpaid of the financing of a reference; `null` where no source gives it. */
export function findMostLeft(
  { financings, transactionReference, unpaid }: KnownFinancings,
  reference: string,
): Amount | null {
  // A financing that the partner's books show as paid gives no upper limit for the reports that still follow.
  if (transactionReference !== undefined && unpaid !== null && compareAmounts(unpaid, '0') > 0) return unpaid
  return findFinancing(financings, reference)?.amount ?? null
}
