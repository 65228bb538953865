import { codeOf } from './codeOf.ts'

/** Failures of a connection that was never made, as Node names them: not a byte of the request can have arrived. */
const beforeConnecting = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  // The certificate is judged before the first byte of a request leaves.
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_REVOKED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

/** Whether a failed `fetch` certainly never reached the service. Anything less than certain is no. */
export function isNeverSent(error: unknown): boolean {
  const code = error instanceof Error ? codeOf(error.cause) : undefined
  return code !== undefined && beforeConnecting.has(code)
}
