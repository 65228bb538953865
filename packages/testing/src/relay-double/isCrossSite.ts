import { relayHeaders } from '@onlend/core/relay'
import type { DoubleCall } from './DoubleCall.ts'

/** A write that a page of another site could have made, or a read of which the browser says so. */
export function isCrossSite({ method, headers }: DoubleCall): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead ? headers.get('Sec-Fetch-Site') === 'cross-site' : !headers.has(relayHeaders.relay)
}
