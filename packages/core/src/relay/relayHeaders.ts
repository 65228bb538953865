/** The headers that the client and the relay agree on. */
export const relayHeaders = {
  /** Minted once per intent; makes a write safe to ask for twice. */
  idempotencyKey: 'Idempotency-Key',
  /** Set by the relay when it answers from its ledger without calling the service. */
  replayed: 'Idempotency-Replayed',
  /** Present on every request of the client: a form on another site cannot set it. */
  relay: 'X-Relay',
  /** `duplicate` confirms a look-alike of an earlier write. */
  confirm: 'X-Relay-Confirm',
  /** The code of the relay's own refusal. */
  error: 'Onlend-Error',
  /** The operation that an answer belongs to. */
  operation: 'Onlend-Operation',
  requestId: 'X-Request-Id',
} as const
