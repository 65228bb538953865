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

/** One write in the relay's ledger: the truth about what was asked and what became of it. Holds no full account number. */
export type Operation = {
  /** The idempotency key, minted by the browser once per intent. */
  id: string
  /** The endpoint's name. */
  kind: OpenUnion<WriteName>
  /** Where it stands. */
  state: OperationState
  /** The customer partner it is for; `null` where it is for a channel partner alone. */
  customerPartnerId: string | null
  /** The channel partner it is for; `null` where it is for a customer partner. */
  channelPartnerId: string | null
  /** Short enough to read out to support. */
  reference: string
  /** What was asked, short enough for a list. */
  summary: {
    /** The sum of it, in the currency of the operating country; `null` where it moves none. */
    amount: Amount | null
    /** `bank` or `mobile-money`, for a withdrawal. */
    method: string | null
    /** Who receives it, as the person wrote it. */
    recipient: string | null
    /** The bank code or the mobile-money operator. */
    institution: string | null
    /** The name that was shown beside that code when it was sent; absent in an older record, or where none was shown. */
    institutionName?: string | null | undefined
    /** The last four digits of the account or phone number. */
    destinationEnd: string | null
    /** Rows, payments or files, for a set. */
    count: number | null
  }
  /** HTTP status of the service's answer, when there was one. */
  status: number | null
  /** The service's own words, to show and never to branch on. */
  serviceMessage: string | null
  /** Why the relay itself refused or gave up on it; `null` where it did not. */
  refusal: OpenUnion<RelayErrorCode> | null
  /** How the outcome was tied to this operation: by a reference; by amount, destination and time alone; by an operator's hand; `resolved` on evidence. */
  matched: OpenUnion<'reference' | 'facts' | 'assigned' | 'resolved'> | null
  /**
   * Settlement events that may be about this operation or about another that equals it: how many operations there are, and how many different
   * events say that one of them succeeded or failed.
   */
  ambiguous: {
    /** How many operations equal one another. */
    candidates: number
    /** How many events say that one succeeded. */
    succeeded: number
    /** How many events say that one failed. */
    failed: number
  } | null
  /** Whether the settlement event came with a checked signature. */
  verified: boolean | null
  /** `true` while two pieces of evidence cannot both be true, until an operator resolves it. */
  conflict: boolean | null
  /** What an operator decided, and on what evidence; `null` where none did. */
  resolution: OperationResolution | null
  /** What the service told after the final state, oldest first: it takes nothing back by itself. */
  laterEvidence: LaterEvidence[] | null
  /** For a set that settles row by row: how many rows there are and what became of them. */
  rows: {
    /** Rows in all. */
    total: number
    /** Rows that succeeded. */
    succeeded: number
    /** Rows that failed. */
    failed: number
    /** Rows whose outcome is awaited. */
    awaited: number
  } | null
  /** What the relay keeps of the service's answer, where no endpoint returns it again. */
  result: unknown
  /** The earlier operation that equals this one, where the person saw it and sent this one all the same. */
  confirmedDuplicate?: string | null | undefined
  /** The approval of a second person, where the host asks for one; `null` or absent where it does not. */
  approval?: OperationApproval | null | undefined
  /** When the relay recorded it. ISO 8601, UTC. */
  createdAt: string
  /** When the service took it; `null` until then. ISO 8601, UTC. */
  acceptedAt: string | null
  /** When its outcome was known; `null` until then. ISO 8601, UTC. */
  settledAt: string | null
  /** When the money came back, for one that is `reversed`. */
  reversedAt: string | null
  /** When it last changed. ISO 8601, UTC. */
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
