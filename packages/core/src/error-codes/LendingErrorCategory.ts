/**
 * What kind of trouble it is, for deciding what to show:
 * `network`, `timeout` and `offline` never reached the service or were only reads; `session` and `permission` are about who asks;
 * `validation` is bad input, `rejected` the service's no, `server` its failure, `contract` an answer that breaks the API document;
 * `no_relay` is an answer of something that is not the relay, and so no fact at all;
 * `unknown_outcome` means that an operation was sent and its outcome is not known: never send it again automatically.
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
