import type { Relay } from '@onlend/relay'
import { buildPath } from '@onlend/core/internal'
import { type PrefetchedEndpoints, type PrefetchedLending, prefetchLending } from '@onlend/hooks/server'
import type { Account } from '../../app/account/Account.ts'
import { toProviderScope } from '../../app/acting-for/toProviderScope.ts'
import { findPageReads } from './findPageReads.ts'

type PrefetchPageParameters = {
  relay: Pick<Relay, 'fetch'>
  request: Request
  account: Account | null
  timeout: number | undefined
}

/** The answers that come with a page, and the paths that its head reads while the script is on its way. */
export type PrefetchedPage = { prefetched: PrefetchedLending | null; early: string[] }

const mountPath = '/lending'

/** Makes the first reads of a page, as the person whose page it is. The page's head asks again for late answers, before any script. */
export async function prefetchPage({
  relay,
  request,
  account,
  timeout,
}: PrefetchPageParameters): Promise<PrefetchedPage> {
  const reads = findPageReads(account, new URL(request.url).pathname)
  if (account === null || reads === null) return { prefetched: null, early: [] }
  const { partnerId, before, beside } = reads
  const prefetched = await prefetchLending({
    relay: (read) => relay.fetch(read),
    request,
    provider: { relayUrl: mountPath, ...toProviderScope(account, partnerId) },
    ...(timeout !== undefined && { timeout }),
    // The cast names the keys, which `fromEntries` forgets; each of these reads takes no more than its owner.
    endpoints: Object.fromEntries(before.map(({ name }) => [name, {}])) as PrefetchedEndpoints,
  })
  const missing = before.filter(({ name }) => prefetched.missing.includes(name))
  const paths = [...missing, ...beside].map(
    (read) => mountPath + buildPath(read, { customerPartnerId: partnerId }),
  )
  return { prefetched, early: [...new Set(paths)] }
}
