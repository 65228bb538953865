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
  stepUpHeader,
} from './headerNames.ts'

/** The headers that the client and the relay agree on. */
export const relayHeaders = {
  /** On every answer that the relay made. An answer without it came from something else, and says nothing. */
  mark: markHeader,
  /** Minted once per intent; makes a write safe to ask for twice. */
  idempotencyKey: idempotencyKeyHeader,
  /** Set by the relay when it answers from its ledger without calling the service. */
  replayed: replayedHeader,
  /** Present on every request of the client: a form on another site cannot set it. */
  relay: relayHeader,
  /** `duplicate=<operation id>` confirms that this very earlier operation was seen. */
  confirm: confirmHeader,
  /** The bank's or operator's name that a person saw beside its code, percent-encoded: for the ledger, never for the service. */
  institution: institutionHeader,
  /** The proof that the person has just shown once more who they are, for this very operation. */
  stepUp: stepUpHeader,
  /**
   * Of reported repayments: which lines of a bank's statement each row is the money of, so that none is credited twice. One entry per row, in order,
   * with a comma between them: digests of 22 characters with `+` between them, or `-` for none. For the ledger, never for the service.
   */
  statementLines: statementLinesHeader,
  /** The code of the relay's own refusal. */
  error: errorHeader,
  /** Why a file was not taken, beside `upload_rejected`. */
  rejection: rejectionHeader,
  /** The operation that an answer belongs to. */
  operation: operationHeader,
  /** Of a ledger that was restored from a backup: keys that are minted from here on begin with it, so that they are known to be newer. */
  ledgerEpoch: ledgerEpochHeader,
  requestId: requestIdHeader,
} as const
