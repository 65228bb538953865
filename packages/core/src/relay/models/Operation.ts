import type { WriteName } from '../../effects.ts'
import type { RelayErrorCode } from '../../error-codes/relayErrors.ts'
import { LaterEvidence } from './LaterEvidence.ts'
import { OperationApproval } from './OperationApproval.ts'
import { OperationResolution } from './OperationResolution.ts'
import { OperationState } from './OperationState.ts'
import type { OpenUnion } from '../../schema/OpenUnion.ts'
import type { ReadBy } from '../../readers/Reader.ts'
import { list, model, optional, orNull } from '../../readers/shapes.ts'
import { amount, anything, flag, number, openText, text, timestamp } from '../../readers/values.ts'

/** One write in the relay's ledger: the truth about the request and its outcome. An operation holds no full account number. */
export interface Operation extends ReadBy<typeof Operation> {}

/** The reader of one write in the relay's ledger. */
export const Operation = model({
  /** The idempotency key, minted by the browser once per intent. */
  id: text,
  /** The endpoint's name. */
  kind: openText<WriteName>(),
  /** The state of the operation. */
  state: OperationState,
  /** The customer partner of the operation; `null` for an operation of a channel partner alone. */
  customerPartnerId: orNull(text),
  /** The channel partner of the operation; `null` for an operation of a customer partner. */
  channelPartnerId: orNull(text),
  /** A reference that is short enough to read out to support. */
  reference: text,
  /** The request, short enough for a list. */
  summary: model({
    /** The total amount, in the currency of the operating country; `null` when the operation moves no money. */
    amount: orNull(amount),
    /** `bank` or `mobile-money`, for a withdrawal. */
    method: orNull(text),
    /** The recipient, as the person wrote the name. */
    recipient: orNull(text),
    /** The bank code or the mobile-money operator. */
    institution: orNull(text),
    /** The name that the person saw beside that code; absent in an older record, or when the page showed none. */
    institutionName: optional(orNull(text)),
    /** The last four digits of the account or phone number. */
    destinationEnd: orNull(text),
    /** The number of rows, payments or files, for a set. */
    count: orNull(number),
  }),
  /** HTTP status of the service's answer, when there was one. */
  status: orNull(number),
  /** The service's own words, to show and never to branch on. */
  serviceMessage: orNull(text),
  /** The reason why the relay itself refused or gave up on the operation; `null` when it did not. */
  refusal: orNull<OpenUnion<RelayErrorCode>>(text),
  /** The match of the outcome to this operation: by a reference; by amount, destination and time alone; by an operator; `resolved` on evidence. */
  matched: orNull<OpenUnion<'reference' | 'facts' | 'assigned' | 'resolved'>>(text),
  /**
   * The settlement events that fit this operation and others that equal it: the number of operations, and the number of different
   * events that report a success or a failure of one of them.
   */
  ambiguous: orNull(
    model({
      /** The number of equal operations. */
      candidates: number,
      /** The number of events that report a success. */
      succeeded: number,
      /** The number of events that report a failure. */
      failed: number,
    }),
  ),
  /** Whether the settlement event came with a checked signature. */
  verified: orNull(flag),
  /** `true` while two pieces of evidence cannot both be true, until an operator resolves it. */
  conflict: orNull(flag),
  /** The decision of an operator and its evidence; `null` without one. */
  resolution: orNull<OperationResolution>(OperationResolution),
  /** The service's reports after the final state, oldest first; they change no state by themselves. */
  laterEvidence: orNull(list<LaterEvidence>(LaterEvidence)),
  /** For a set that settles row by row: the number of rows by outcome. */
  rows: orNull(
    model({
      /** Rows in all. */
      total: number,
      /** Rows that succeeded. */
      succeeded: number,
      /** Rows that failed. */
      failed: number,
      /** Rows without an outcome yet. */
      awaited: number,
    }),
  ),
  /** The part of the service's answer that the relay keeps, since no endpoint returns it again. */
  result: orNull(anything),
  /** The earlier operation that equals this one, if the person saw it and sent this one all the same. */
  confirmedDuplicate: optional(orNull(text)),
  /** The approval of a second person, when the host requires one; else `null` or absent. */
  approval: optional(orNull<OperationApproval>(OperationApproval)),
  /** The time when the relay recorded the operation. ISO 8601, UTC. */
  createdAt: timestamp,
  /** The time when the service took the operation; `null` until then. ISO 8601, UTC. */
  acceptedAt: orNull(timestamp),
  /** The time when the outcome became known; `null` until then. ISO 8601, UTC. */
  settledAt: orNull(timestamp),
  /** The time when the money of a `reversed` operation came back. */
  reversedAt: orNull(timestamp),
  /** The time of the last change. ISO 8601, UTC. */
  updatedAt: timestamp,
})

/** The kinds of write that the ledger keeps. */
export type OperationKind = Operation['kind']
