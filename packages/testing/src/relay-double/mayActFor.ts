import type { Session } from '@onlend/core'

/** Whether the person who is signed in may act for a customer partner. */
export function mayActFor({ customerPartners }: Session, customerPartnerId: string): boolean {
  return customerPartners.some(({ id }) => id === customerPartnerId)
}
