import { isRecord } from '../lib/isRecord.ts'
import { findErrorCode } from './findErrorCode.ts'

/** Failures of a connection that was never made, as Node names them: not a byte of the request can have arrived. */
const beforeConnecting = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
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

/** The same, where it happened while connecting. A connection that stands fails with them too, when its route is lost after the request. */
const whileConnecting = new Set(['EHOSTUNREACH', 'ENETUNREACH'])

/** Whether a failed `fetch` certainly never reached the service. Anything less than certain is no. */
export function isNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  const code = findErrorCode(cause)
  if (code === undefined) return false
  return beforeConnecting.has(code) || (whileConnecting.has(code) && isConnectError(cause))
}

/** A name with several addresses gives one error with the failures of all of them. */
function isConnectError(cause: unknown): boolean {
  const errors: readonly unknown[] = cause instanceof AggregateError ? cause.errors : [cause]
  return errors.every((error) => isRecord(error) && error.syscall === 'connect')
}
