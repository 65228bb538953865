import {
  confirmHeader,
  errorHeader,
  idempotencyKeyHeader,
  institutionHeader,
  ledgerEpochHeader,
  markHeader,
  operationHeader,
  rejectionHeader,
  relayHeader,
  replayedHeader,
  requestIdHeader,
  statementLinesHeader,
  streamHeader,
  stepUpHeader,
} from './headerNames.ts'

/** The headers that the client and the relay agree on. */
export const relayHeaders = {
  /** Present on every answer of the relay. An answer without it came from another program, and proves nothing. */
  mark: markHeader,
  /** The key of a write, minted once per intent; it makes a repeated request safe. */
  idempotencyKey: idempotencyKeyHeader,
  /** Set by the relay when it answers from its ledger without calling the service. */
  replayed: replayedHeader,
  /** Present on every request of the client: a form on another site cannot set it. */
  relay: relayHeader,
  /** `duplicate=<operation id>` confirms that the person has seen this earlier operation. */
  confirm: confirmHeader,
  /** The bank's or operator's name that a person saw beside its code, percent-encoded: for the ledger, never for the service. */
  institution: institutionHeader,
  /** The proof of the person's identity, given anew for this operation. */
  stepUp: stepUpHeader,
  /**
   * For reported repayments: the statement lines that carry the money of each row, so that no line is credited twice. One entry per row, in order,
   * separated by commas: digests of 22 characters separated by `+`, or `-` for none. For the ledger, never for the service.
   */
  statementLines: statementLinesHeader,
  /** The random id of a page's subscription to change events: its next connection ends the one before, which may have died unnoticed. */
  stream: streamHeader,
  /** The code of the relay's own refusal. */
  error: errorHeader,
  /** The reason why the relay refused a file, beside `upload_rejected`. */
  rejection: rejectionHeader,
  /** The operation that an answer belongs to. */
  operation: operationHeader,
  /** The epoch of a ledger that was restored from a backup: new keys begin with it, so that the relay knows them as newer. */
  ledgerEpoch: ledgerEpochHeader,
  requestId: requestIdHeader,
} as const
