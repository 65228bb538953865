/**
 * The kind of an error, for the choice of a message:
 * `network`, `timeout` and `offline`: the call never reached the service or was only a read; `session` and `permission`: the person has no session
 * or no right; `validation`: bad input; `rejected`: the service refused; `server`: the service failed; `contract`: an answer breaks the API document;
 * `no_relay`: another program than the relay answered, which proves nothing;
 * `unknown_outcome`: an operation was sent and its outcome is not known; never send it again automatically.
 */
export type LendingErrorCategory =
  | 'network'
  | 'timeout'
  | 'offline'
  | 'session'
  | 'permission'
  | 'validation'
  | 'rejected'
  | 'server'
  | 'contract'
  | 'no_relay'
  | 'unknown_outcome'
