import type { Customer } from '@onlend/core'
import { withoutSeparators } from '../text/withoutSeparators.ts'

/** The customer who already has this identity number, deleted ones aside. */
export function findKnownCustomer(customers: readonly Customer[], idNumber: string): Customer | null {
  const wanted = withoutSeparators(idNumber).toLowerCase()
  if (wanted === '') return null
  const known = customers.find(
    ({ unique_id, is_deleted }) =>
      is_deleted !== true && unique_id !== null && withoutSeparators(unique_id).toLowerCase() === wanted,
  )
  return known ?? null
}
