import type { Relay } from '@onlend/relay'

/**
 * Makes the question whether the person of a request may act for a business. The relay answers it by a read of its own, so that the host and the relay cannot come
 * to two answers, also for a business that stands in no list of the session.
 */
export function asksRelay(
  relay: Pick<Relay, 'fetch'>,
): (request: Request, customerPartnerId: string) => Promise<boolean | null> {
  return async (request, customerPartnerId) => {
    const url = new URL('/lending/limits', request.url)
    url.searchParams.set('customer_partner_id', customerPartnerId)
    const { status } = await relay.fetch(new Request(url, { headers: request.headers }))
    return status === 200 || (status === 403 ? false : null)
  }
}
