import type { Operation } from '@onlend/core'
import type { SentWrite } from '@onlend/hooks/forms'
import type { OperationOutcome } from './outcomeLook.ts'

/** The operation to show: the relay's record, or the facts that this device knows until it can read the record. */
export type ShownOperation = Pick<
  Operation,
  | 'kind'
  | 'customerPartnerId'
  | 'state'
  | 'summary'
  | 'createdAt'
  | 'acceptedAt'
  | 'settledAt'
  | 'reversedAt'
  | 'conflict'
  | 'resolution'
> & {
  /** Only the relay's record has an id. */
  id?: string
  /** The relay gives it; `null` until its record can be read. */
  reference: string | null
  updatedAt: string | null
  /** Only the relay's record names ambiguous outcomes. */
  ambiguous?: Operation['ambiguous']
}

type ChooseShownParameters = {
  operation: Operation | null
  sent: SentWrite | null
  kind: string
  customerPartnerId: string | null
  outcome: OperationOutcome
}

/** Chooses the record; without one, the operation that this device sent, unless the relay reported that it never arrived. */
export function chooseShown(parameters: ChooseShownParameters): ShownOperation | null {
  const { operation, sent, kind, customerPartnerId, outcome } = parameters
  // Doubt about an outcome rests on a record.
  if (operation || !sent || outcome === 'notReceived' || outcome === 'conflict') return operation
  const { summary, sentAt, endedAt } = sent
  return {
    kind,
    customerPartnerId,
    state: outcome === 'paidOut' ? 'accepted' : outcome,
    summary,
    createdAt: sentAt,
    acceptedAt: outcome === 'accepted' || outcome === 'paidOut' ? endedAt : null,
    settledAt: null,
    reversedAt: null,
    conflict: null,
    resolution: null,
    updatedAt: endedAt,
    reference: null,
  }
}
