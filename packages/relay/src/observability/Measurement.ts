import type { OperationState } from '@onlend/core'
import type { EndpointName, WriteName } from '@onlend/core/internal'
import type { RelayErrorCode, UploadRejection } from '@onlend/core/relay'

/**
 * One thing that was counted or timed. Names, states and codes come from closed sets, so that they can be labels; there is never an id,
 * an address or a word of a person in it. Durations are milliseconds.
 */
export type Measurement =
  /** A request was answered; a stream counts when it opens. `route` is the template, never the address. */
  | {
      type: 'request'
      method: string
      route: string
      endpoint: EndpointName | null
      status: number
      code: RelayErrorCode | null
      duration: number
      upstream: number | null
    }
  /** A call to the service ended: with a class of status, or with why there was no answer. */
  | { type: 'upstream'; endpoint: EndpointName; outcome: string; duration: number }
  /** The ledger recorded the state of a write. */
  | { type: 'write'; kind: WriteName; state: OperationState }
  /** An operation was held back as a possible duplicate of an earlier one. */
  | { type: 'possibleDuplicate'; kind: WriteName }
  /** An operation came into a state by which outcomes are counted. A sweep of one instance reports each transition once, also those of other instances. */
  | ({ type: 'transition' } & Transition)
  | { type: 'webhook'; source: string; verification: 'kept' | 'repeated' | 'forged' | 'stale' | 'refused' }
  /** A webhook was read for the first time: it holds settlement events, none, or could not be parsed. */
  | { type: 'reading'; source: string; reading: 'read' | 'unread' | 'unparsed' }
  /** A budget was used up. */
  | { type: 'rateLimited'; budget: BudgetName }
  /** How many event streams are open on this instance now. */
  | { type: 'streams'; open: number }
  /** The relay ended a stream. */
  | { type: 'streamEnded'; reason: 'replaced' | 'slow' | 'signedOut' | 'closing' }
  /** Change events reached open streams, at most so long after they were written; what a reader missed while it was away counts from its return. */
  | { type: 'changeEvents'; count: number; lag: number }
  /** Rows of a list were kept from the caller because they belong to another partner. */
  | { type: 'rowsDropped'; endpoint: EndpointName; count: number }
  /** Bytes of a file were put away. */
  | { type: 'staged'; bytes: number }
  /** A file was looked into once its last byte was there, for so long; `outcome` is why it was not taken, where it was not. */
  | { type: 'inspected'; outcome: 'taken' | UploadRejection; duration: number }
  /** Bytes without a row were deleted, rows without bytes were reset, or either could not be. */
  | { type: 'reconciled'; outcome: 'orphan' | 'lost' | 'failed'; count: number }
  /** A file was scanned for malware, for so long, or could not be. */
  | { type: 'scanned'; outcome: 'clean' | 'infected' | 'failed'; duration: number }
  /** Bytes that are free on the disk of the staging. */
  | { type: 'stagingDisk'; free: number }
  /** Files that a write took along, or that expired, were thrown away, or could not be. */
  | { type: 'unstaged'; count: number; failed: boolean }
  /** Records that have had their time were pruned. */
  | { type: 'pruned'; record: 'operations' | 'webhooks' | 'destinations' | 'snapshots'; count: number }
  /** A try to deliver an outcome event ended; `later` when nothing was sent. */
  | {
      type: 'outcomeTry'
      receiver: 'webhook' | 'host'
      outcome: 'delivered' | 'failed' | 'later' | 'dropped' | 'dead'
    }
  /** The outbox, as of the last sweep: outcome events that wait, with the age of the oldest, and dead letters. */
  | { type: 'outcomes'; waiting: number; oldest: number; dead: number }
  | { type: 'sweep'; duration: number; failed: boolean }
  /** The fence was raised. */
  | { type: 'fenceRaised'; by: 'system' | 'operator' }
  /** Whether the fence is raised, as of the last sweep. */
  | { type: 'fence'; isRaised: boolean }
  /** An operation was not sent: the ledger lacks what this instance has sent, the key is of another epoch, or the fence is raised. */
  | { type: 'fenced'; why: 'older' | 'epoch' | 'raised' }
  /** A sweep has sealed so many texts anew. `unreadable` is how many do not open, once it has looked at all; `isDone` that nothing is sealed under another secret than the first. */
  | { type: 'sealing'; resealed: number; unreadable: number | null; isDone: boolean }
  /** The records that wait for a person and the size of the staging, as of the last sweep. `oldest` is the age of the oldest. */
  | {
      type: 'attention'
      waiting: Record<AttentionState, { count: number; oldest: number }>
      stagedFiles: number
      stagedBytes: number
    }

/**
 * Why something waits for a person: an operation without an outcome, one in conflict, one that waits for a second person, a settlement event without an
 * operation or with several that fit, a webhook that could not be parsed or came altered.
 */
export type AttentionState =
  | 'unknown'
  | 'stale'
  | 'conflicts'
  | 'approvals'
  | 'unmatched'
  | 'ambiguous'
  | 'unparsed'

/** An operation that came into a state by which outcomes are counted. */
export type Transition = {
  kind: WriteName
  from: OperationState
  /** `ambiguous` is no state: a settlement event fits it, and others as well. */
  state: OperationState | 'ambiguous'
  /** The evidence that ties the operation to its outcome; `null` without an outcome. */
  matched: 'reference' | 'facts' | 'assigned' | 'resolved' | null
  /** Milliseconds since it was accepted; since it was sent, where no answer said so. */
  waited: number
}

/** The receiver of the relay's measurements; `prometheusMetrics` of `@onlend/relay/prometheus` is one. */
export type RelayMetrics = {
  /** Called on the way of a request, so it returns at once. A throw is logged and changes nothing. */
  record(measurement: Measurement): void
}

/** The name of a budget of requests. */
export type BudgetName =
  | 'personReads'
  | 'personWrites'
  | 'personBatches'
  | 'personUploads'
  | 'partnerReads'
  | 'partnerWrites'
  | 'partnerBatches'
  | 'partnerUploads'
  | 'serviceReads'
  | 'serviceWrites'
  | 'webhooks'
  | 'refusedWebhooks'
  | 'visitors'
