import type { WriteName } from '../../endpoints/endpoints.ts'
import type { RelayErrorCode } from '../../error-codes/relayErrors.ts'
import type { Amount } from '../../amounts/Amount.ts'
import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { LaterEvidence } from './LaterEvidence.ts'
import { OperationApproval } from './OperationApproval.ts'
import { OperationResolution } from './OperationResolution.ts'
import { OperationState } from './OperationState.ts'
import { list, model, optional, orNull } from '../../readers/shapes.ts'
import { amount, anything, flag, number, text, timestamp } from '../../readers/values.ts'

/** One write in the relay's ledger: the truth about the request and its outcome. An operation holds no full account number. */
export type Operation = {
  /** The idempotency key, minted by the browser once per intent. */
  id: string
  /** The endpoint's name. */
  kind: OpenUnion<WriteName>
  /** The state of the operation. */
  state: OperationState
  /** The customer partner of the operation; `null` for an operation of a channel partner alone. */
  customerPartnerId: string | null
  /** The channel partner of the operation; `null` for an operation of a customer partner. */
  channelPartnerId: string | null
  /** A reference that is short enough to read out to support. */
  reference: string
  /** The request, short enough for a list. */
  summary: {
    /** The total amount, in the currency of the operating country; `null` when the operation moves no money. */
    amount: Amount | null
    /** `bank` or `mobile-money`, for a withdrawal. */
    method: string | null
    /** The recipient, as the person wrote the name. */
    recipient: string | null
    /** The bank code or the mobile-money operator. */
    institution: string | null
    /** The name that the person saw beside that code; absent in an older record, or when the page showed none. */
    institutionName?: string | null | undefined
    /** The last four digits of the account or phone number. */
    destinationEnd: string | null
    /** The number of rows, payments or files, for a set. */
    count: number | null
  }
  /** HTTP status of the service's answer, when there was one. */
  status: number | null
  /** The service's own words, to show and never to branch on. */
  serviceMessage: string | null
  /** The reason why the relay itself refused or gave up on the operation; `null` when it did not. */
  refusal: OpenUnion<RelayErrorCode> | null
  /** The match of the outcome to this operation: by a reference; by amount, destination and time alone; by an operator; `resolved` on evidence. */
  matched: OpenUnion<'reference' | 'facts' | 'assigned' | 'resolved'> | null
  /**
   * The settlement events that fit this operation and others that equal it: the number of operations, and the number of different
   * events that report a success or a failure of one of them.
   */
  ambiguous: {
    /** The number of equal operations. */
    candidates: number
    /** The number of events that report a success. */
    succeeded: number
    /** The number of events that report a failure. */
    failed: number
  } | null
  /** Whether the settlement event came with a checked signature. */
  verified: boolean | null
  /** `true` while two pieces of evidence cannot both be true, until an operator resolves it. */
  conflict: boolean | null
  /** The decision of an operator and its evidence; `null` without one. */
  resolution: OperationResolution | null
  /** The service's reports after the final state, oldest first; they change no state by themselves. */
  laterEvidence: LaterEvidence[] | null
  /** For a set that settles row by row: the number of rows by outcome. */
  rows: {
    /** Rows in all. */
    total: number
    /** Rows that succeeded. */
    succeeded: number
    /** Rows that failed. */
    failed: number
    /** Rows without an outcome yet. */
    awaited: number
  } | null
  /** The part of the service's answer that the relay keeps, since no endpoint returns it again. */
  result: unknown
  /** The earlier operation that equals this one, if the person saw it and sent this one all the same. */
  confirmedDuplicate?: string | null | undefined
  /** The approval of a second person, when the host requires one; else `null` or absent. */
  approval?: OperationApproval | null | undefined
  /** The time when the relay recorded the operation. ISO 8601, UTC. */
  createdAt: string
  /** The time when the service took the operation; `null` until then. ISO 8601, UTC. */
  acceptedAt: string | null
  /** The time when the outcome became known; `null` until then. ISO 8601, UTC. */
  settledAt: string | null
  /** The time when the money of a `reversed` operation came back. */
  reversedAt: string | null
  /** The time of the last change. ISO 8601, UTC. */
  updatedAt: string
}

/** The reader of one write in the relay's ledger. */
export const Operation = model<Operation>({
  id: text,
  kind: text,
  state: OperationState,
  customerPartnerId: orNull(text),
  channelPartnerId: orNull(text),
  reference: text,
  summary: model<Operation['summary']>({
    amount: orNull(amount),
    method: orNull(text),
    recipient: orNull(text),
    institution: orNull(text),
    institutionName: optional(orNull(text)),
    destinationEnd: orNull(text),
    count: orNull(number),
  }),
  status: orNull(number),
  serviceMessage: orNull(text),
  refusal: orNull(text),
  matched: orNull(text),
  ambiguous: orNull(
    model<NonNullable<Operation['ambiguous']>>({
      candidates: number,
      succeeded: number,
      failed: number,
    }),
  ),
  verified: orNull(flag),
  conflict: orNull(flag),
  resolution: orNull(OperationResolution),
  laterEvidence: orNull(list(LaterEvidence)),
  rows: orNull(
    model<NonNullable<Operation['rows']>>({
      total: number,
      succeeded: number,
      failed: number,
      awaited: number,
    }),
  ),
  result: orNull(anything),
  confirmedDuplicate: optional(orNull(text)),
  approval: optional(orNull(OperationApproval)),
  createdAt: timestamp,
  acceptedAt: orNull(timestamp),
  settledAt: orNull(timestamp),
  reversedAt: orNull(timestamp),
  updatedAt: timestamp,
})

/** The kinds of write that the ledger keeps. */
export type OperationKind = Operation['kind']
