import { operations } from '@onlend/core/operations'
import type { AppliedReading, KeptEvent } from '../InboxRecord.ts'

/** A kept webhook with its events. */
export type ReadDelivery = { deliveryId: string; events: readonly KeptEvent[]; reading: AppliedReading }

/**
 * The rows of a webhook's events, by partner, kind and transaction; `null` for a webhook that the relay must apply alone, because it is read again or has
 * other events than outcomes of different rows of named partners.
 */
export function getRowKeys({ events, reading }: ReadDelivery): string[] | null {
  if (!reading.isParsed || reading.again || events.length === 0) return null
  if (!events.every(isAboutRow)) return null
  const keys = events.map((event) =>
    [event.kind, event.customerPartnerId, event.transactionReference].join('\n'),
  )
  return new Set(keys).size === keys.length ? keys : null
}

function isAboutRow(event: KeptEvent): boolean {
  const { kind, outcome, customerPartnerId, transactionReference, quarantined, needsConfirmation } = event
  const isNamed = customerPartnerId !== null && transactionReference !== null
  return operations[kind].hasRows && outcome !== 'reversed' && isNamed && !quarantined && !needsConfirmation
}
