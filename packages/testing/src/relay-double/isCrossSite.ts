import { relayHeaders } from '@onlend/core/relay'
import type { DoubleCall } from './DoubleCall.ts'

/** Whether a page of another site could have made the write, or the browser reports this of a read. */
export function isCrossSite({ method, headers }: DoubleCall): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead ? headers.get('Sec-Fetch-Site') === 'cross-site' : !headers.has(relayHeaders.relay)
}
