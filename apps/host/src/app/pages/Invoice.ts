import type { Amount } from '@onlend/core'

/** An invoice that a withdrawal pays, as the host's own book has it. */
export type Invoice = {
  operationId: string
  customerPartnerId: string
  reference: string
  amount: Amount | null
  currency: string | null
  state: 'open' | 'paid' | 'takenBack'
  /** ISO 8601, UTC. */
  changedAt: string
}
