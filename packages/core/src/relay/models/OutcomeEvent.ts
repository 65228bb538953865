import type { WriteName } from '../../effects.ts'
import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { OperationState } from './OperationState.ts'
import type { ReadBy } from '../../readers/Reader.ts'
import { model, oneOf, orNull } from '../../readers/shapes.ts'
import { amount, flag, number, openText, text, timestamp } from '../../readers/values.ts'

/** The name of a change in an outcome event. A receiver acknowledges a type that it does not know. */
export type OutcomeType =
  | `operation.${'accepted' | 'succeeded' | 'failed' | 'rejected' | 'unknown' | 'stale' | 'reversed' | 'conflict' | 'resolved'}`
  | `approval.${'awaiting' | 'decided'}`
  | `batch.${'finished' | 'paused'}`
  | `upload-set.${'ready' | 'rejected' | 'sent'}`
  | 'test'

/** The relay's report of a change to the partner's backend. An event holds no account number, no identity number and no name of a person. */
export interface OutcomeEvent extends ReadBy<typeof OutcomeEvent> {}

/** The reader of an outcome event. */
export const OutcomeEvent = model({
  /** The version of this contract. New fields and types do not change it. */
  version: number,
  /** The id of the event: a repeated delivery has the same one. */
  id: text,
  /** The name of the change. */
  type: openText<OutcomeType>(),
  /** The time of the change. ISO 8601, UTC. */
  time: timestamp,
  /** The environment of the lending service. */
  environment: oneOf(['sandbox', 'production']),
  /** The host's own id of the tenant that the owner belongs to; `null` where the host names none. */
  tenant: orNull(text),
  /** The customer partner that the event concerns; `null` for an event of a channel partner alone. */
  customerPartnerId: orNull(text),
  /** The channel partner that the event concerns; `null` for an event of a customer partner. */
  channelPartnerId: orNull(text),
  /** The operation after the change; `null` for an event of a batch or an upload set. Book by its `state`, whichever type the event has. */
  operation: orNull(
    model({
      /** The idempotency key. */
      id: text,
      /** The endpoint's name. */
      kind: openText<WriteName>(),
      /** The state of the operation. */
      state: OperationState,
      /** The total amount; `null` when the operation moves no money. */
      amount: orNull(amount),
      /** The currency of the amount; `null` where the host has no spending controls: then it is that of the operating country. */
      currency: orNull(text),
      /** The reference that a person saw. */
      reference: text,
      /** The service's own reference; `null` until the service has named one. */
      serviceReference: orNull(text),
      /** `true` while two pieces of evidence cannot both be true. */
      conflict: flag,
      /** For a set that settles row by row: the number of rows by outcome. */
      rows: orNull(model({ total: number, succeeded: number, failed: number })),
      /** The evidence of the state. */
      evidence: model({
        /** The match of the outcome to this operation: by a reference, by facts alone, by an operator; `resolved` by an operator on evidence. */
        matched: orNull<OpenUnion<'reference' | 'facts' | 'assigned' | 'resolved'>>(text),
        /** Whether the settlement event came with a checked signature. */
        verified: orNull(flag),
      }),
    }),
  ),
  /** The approval of a second person, for an operation that needs one. */
  approval: orNull(
    model({
      /** `approved`, `refused` or `expired`; `null` until somebody decides. */
      decision: orNull<OpenUnion<'approved' | 'refused' | 'expired'>>(text),
      /** The time until which it can be decided. ISO 8601, UTC. */
      expiresAt: timestamp,
    }),
  ),
  /** The batch after the change. */
  batch: orNull(
    model({
      /** The idempotency key of the batch. */
      id: text,
      /** The endpoint that takes the rows. */
      kind: openText<WriteName>(),
      /** `sent`, `cancelled`, `paused` by a person, or `stopped` by a problem. */
      state: text,
      /** The reason of a stop: a code of the relay; `null` where a piece waits for a decision. */
      reason: orNull(text),
      /** Rows in all. */
      total: number,
    }),
  ),
  /** The set of staged files after the change. */
  uploadSet: orNull(
    model({
      /** The endpoint that takes the files. */
      kind: openText<WriteName>(),
      /** The name of the set. */
      name: text,
      /** Files of the set that wait at the relay, or that the operation took. */
      files: number,
      /** The reason for which the relay rejected a file. */
      reason: orNull(text),
      /** The operation that took the files. */
      operationId: orNull(text),
    }),
  ),
})
