/** The refusals of every relay route that needs a session. */
export const sessionErrors = [
  'malformed_request',
  'unauthenticated',
  'cross_site',
  'rate_limited',
  'rights_unknown',
  'store_unavailable',
  'internal',
] as const
