import type { LendingErrorCategory } from './LendingErrorCategory.ts'

/** What each refusal of the relay means to a caller; the codes stand together, so that an app loads few bytes for them. */
export const relayErrorCategories = {
  rejected: [
    'not_found',
    'method_not_allowed',
    'rate_limited',
    'possible_duplicate',
    'assignment_conflict',
    'draft_changed',
    'not_resolvable',
    'second_operator_required',
  ],
  validation: [
    'malformed_request',
    'unsupported_media_type',
    'body_too_large',
    'idempotency_key_required',
    'idempotency_key_reused',
    'upload_rejected',
    'upload_conflict',
    'staging_full',
    'upload_not_staged',
    'upload_changed',
  ],
  session: ['unauthenticated'],
  permission: ['forbidden', 'cross_site'],
  unknown_outcome: ['operation_in_flight', 'outcome_unknown'],
  server: [
    'rights_unknown',
    'store_unavailable',
    'shutting_down',
    'credentials_refused',
    'upstream_unreachable',
    'upstream_invalid',
    'upstream_redirect',
    'internal',
  ],
  timeout: ['request_timeout', 'upstream_timeout'],
} as const satisfies Partial<Record<LendingErrorCategory, readonly string[]>>
