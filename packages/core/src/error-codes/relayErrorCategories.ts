import type { LendingErrorCategory } from './LendingErrorCategory.ts'

/**
 * The relay's refusals by category; a list per category keeps the bytes of an app small. The refusals that only
 * a write can meet are in `writeErrorCategories`, which an app that only reads does not load.
 */
export const relayErrorCategories = {
  rejected: ['not_found', 'method_not_allowed', 'rate_limited'],
  validation: ['malformed_request', 'upload_rejected'],
  session: ['unauthenticated'],
  permission: ['forbidden', 'cross_site'],
  unknown_outcome: ['ledger_restored', 'operation_forgotten'],
  server: [
    'rights_unknown',
    'store_unavailable',
    'uploads_unavailable',
    'shutting_down',
    'credentials_refused',
    'upstream_unreachable',
    'upstream_invalid',
    'upstream_redirect',
    'internal',
  ],
  timeout: ['request_timeout', 'upstream_timeout'],
} as const satisfies Partial<Record<LendingErrorCategory, readonly string[]>>
