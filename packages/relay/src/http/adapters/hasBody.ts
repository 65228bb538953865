import type { IncomingHttpHeaders } from 'node:http'

/** Whether a request announces a body. */
export function hasBody(headers: IncomingHttpHeaders): boolean {
  const { 'transfer-encoding': encoding, 'content-length': length } = headers
  return encoding !== undefined || (length !== undefined && length !== '0')
}
