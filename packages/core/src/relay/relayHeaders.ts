/** The headers that the client and the relay agree on. */
export const relayHeaders = {
  /** On every answer that the relay made. An answer without it came from something else, and says nothing. */
  mark: 'Onlend-Relay',
  /** Minted once per intent; makes a write safe to ask for twice. */
  idempotencyKey: 'Idempotency-Key',
  /** Set by the relay when it answers from its ledger without calling the service. */
  replayed: 'Idempotency-Replayed',
  /** Present on every request of the client: a form on another site cannot set it. */
  relay: 'X-Relay',
  /** `duplicate=<operation id>` confirms that this very earlier operation was seen. */
  confirm: 'X-Relay-Confirm',
  /** The bank's or operator's name that a person saw beside its code, percent-encoded: for the ledger, never for the service. */
  institution: 'X-Relay-Institution',
  /** The code of the relay's own refusal. */
  error: 'Onlend-Error',
  /** Why a file was not taken, beside `upload_rejected`. */
  rejection: 'Onlend-Rejection',
  /** The operation that an answer belongs to. */
  operation: 'Onlend-Operation',
  requestId: 'X-Request-Id',
} as const
