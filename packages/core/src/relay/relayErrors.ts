import type { LendingErrorCategory } from '../errors/LendingError.ts'

type RelayError = { readonly status: number; readonly category: LendingErrorCategory }

/**
 * Every refusal of the relay itself, told apart from the service's by the `Onlend-Error` header.
 * A code whose category is not `unknown_outcome` also says that nothing was sent to the service, or that a read failed.
 */
export const relayErrors = {
  not_found: { status: 404, category: 'rejected' },
  method_not_allowed: { status: 405, category: 'rejected' },
  malformed_request: { status: 400, category: 'validation' },
  unsupported_media_type: { status: 415, category: 'validation' },
  body_too_large: { status: 413, category: 'validation' },
  unauthenticated: { status: 401, category: 'session' },
  forbidden: { status: 403, category: 'permission' },
  cross_site: { status: 403, category: 'permission' },
  rate_limited: { status: 429, category: 'rejected' },
  idempotency_key_required: { status: 400, category: 'validation' },
  idempotency_key_reused: { status: 422, category: 'validation' },
  operation_in_flight: { status: 409, category: 'unknown_outcome' },
  possible_duplicate: { status: 409, category: 'rejected' },
  outcome_unknown: { status: 409, category: 'unknown_outcome' },
  store_unavailable: { status: 503, category: 'server' },
  shutting_down: { status: 503, category: 'server' },
  credentials_refused: { status: 502, category: 'server' },
  upstream_unreachable: { status: 502, category: 'server' },
  upstream_invalid: { status: 502, category: 'server' },
  upstream_redirect: { status: 502, category: 'server' },
  upstream_timeout: { status: 504, category: 'timeout' },
  internal: { status: 500, category: 'server' },
} as const satisfies Record<string, RelayError>

/** Why the relay refused. */
export type RelayErrorCode = keyof typeof relayErrors
