/** With what every route of the relay that asks who is signed in may refuse. */
export const sessionErrors = [
  'malformed_request',
  'unauthenticated',
  'cross_site',
  'rate_limited',
  'rights_unknown',
  'store_unavailable',
  'internal',
] as const
