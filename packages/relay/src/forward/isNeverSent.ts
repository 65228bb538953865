import { isRecord } from '../json/isRecord.ts'

/** Failures of a connection that was never made, as Node names them: not a byte of the request can have arrived. */
const beforeConnecting = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Whether a failed call certainly never reached the service. Anything less than certain is no. */
export function isNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  return isRecord(cause) && typeof cause.code === 'string' && beforeConnecting.has(cause.code)
}
