import type { relayErrorCategories } from './relayErrorCategories.ts'
import type { writeErrorCategories } from './writeErrorCategories.ts'

type OfAll = typeof relayErrorCategories
type OfWrites = typeof writeErrorCategories
type CodesOf<Category> =
  | (Category extends keyof OfAll ? OfAll[Category][number] : never)
  | (Category extends keyof OfWrites ? OfWrites[Category][number] : never)

/** The code of a relay's refusal. */
export type RelayErrorCode = CodesOf<keyof OfAll>

/** Ties the table below to the tables that apps load: the compiler refuses a code with another category. */
type RelayErrors = {
  [Code in RelayErrorCode]: {
    status: number
    category: {
      [Category in keyof OfAll]: Code extends CodesOf<Category> ? Category : never
    }[keyof OfAll]
  }
}

/**
 * Every refusal of the relay itself; the `Onlend-Error` header distinguishes it from the service's.
 * `awaiting_approval` is no failure: the relay sent nothing, and a second person decides whether it will.
 * `ledger_restored`: the ledger came back from a backup and has possibly lost the record of this operation.
 * A code whose category is not `unknown_outcome` also proves that the relay sent nothing to the service, or that a read failed.
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
  line_credited: { status: 409, category: 'rejected' },
  line_used: { status: 409, category: 'rejected' },
  assignment_conflict: { status: 409, category: 'rejected' },
  not_resolvable: { status: 409, category: 'rejected' },
  second_operator_required: { status: 409, category: 'rejected' },
  limit_exceeded: { status: 422, category: 'rejected' },
  destination_held: { status: 422, category: 'rejected' },
  step_up_required: { status: 403, category: 'permission' },
  step_up_refused: { status: 403, category: 'permission' },
  awaiting_approval: { status: 409, category: 'unknown_outcome' },
  second_person_required: { status: 409, category: 'rejected' },
  not_awaiting_approval: { status: 409, category: 'rejected' },
  approval_refused: { status: 422, category: 'rejected' },
  approval_expired: { status: 422, category: 'rejected' },
  batch_changed: { status: 409, category: 'rejected' },
  draft_changed: { status: 409, category: 'rejected' },
  brand_invalid: { status: 422, category: 'validation' },
  upload_rejected: { status: 422, category: 'validation' },
  upload_conflict: { status: 409, category: 'validation' },
  staging_full: { status: 413, category: 'validation' },
  upload_not_staged: { status: 422, category: 'validation' },
  upload_changed: { status: 422, category: 'validation' },
  operation_forgotten: { status: 409, category: 'unknown_outcome' },
  outcome_unknown: { status: 409, category: 'unknown_outcome' },
  ledger_restored: { status: 409, category: 'unknown_outcome' },
  rights_unknown: { status: 503, category: 'server' },
  store_unavailable: { status: 503, category: 'server' },
  uploads_unavailable: { status: 503, category: 'server' },
  shutting_down: { status: 503, category: 'server' },
  credentials_refused: { status: 502, category: 'server' },
  upstream_unreachable: { status: 502, category: 'server' },
  upstream_invalid: { status: 502, category: 'server' },
  upstream_redirect: { status: 502, category: 'server' },
  request_timeout: { status: 408, category: 'timeout' },
  upstream_timeout: { status: 504, category: 'timeout' },
  internal: { status: 500, category: 'server' },
} as const satisfies RelayErrors
