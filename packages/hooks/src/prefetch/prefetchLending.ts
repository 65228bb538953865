import { createLendingClient, type LendingError } from '@onlend/core'
import type { LendingScope } from '@onlend/core/client'
import type { Endpoint } from '@onlend/core/internal'
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query'
import type { LendingProviderProps } from '../provider/LendingProviderProps.ts'
import type { EndpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import { createRelayFetch } from './createRelayFetch.ts'
import { type PrefetchedEndpoints, type PrefetchedName, prefetchableReads } from './prefetchableReads.ts'
import { type PrefetchedScope, toPrefetchedScope } from './toPrefetchedScope.ts'

export type PrefetchLendingParameters = {
  /** Your relay's handler, in this process: `(request) => relay.fetch(request)`. */
  relay: (request: Request) => Promise<Response>
  /** What the person's browser sent for the page: its cookie and other headers say who reads. */
  request: Pick<Request, 'url' | 'headers'>
  /** Whose page it is: keys are made of it. What comes back has it as `provider`, for `LendingProvider`. */
  provider: Partial<PrefetchedScope> & Pick<LendingProviderProps, 'relayUrl'>
  /** What is read, by the names of the endpoints, each with what its hook takes: `{ getCreditLimit: {}, listBanks: { country: 'nigeria' } }`. */
  endpoints: PrefetchedEndpoints
  /** Milliseconds that the page waits; what has not arrived then is left to the browser. @default 500 */
  timeout?: number
  /** Told of each read that failed before the time was up, and is left to the browser. */
  onFailure?: (name: PrefetchedName, error: LendingError) => void
}

/** What was read for one person and one page, as JSON; it may be in no page but that person's. */
export type PrefetchedLending = {
  /** The props that `LendingProvider` takes with it: spread them, and the keys of the page are those that were read. */
  provider: PrefetchedScope & { relayUrl: string }
  /** Milliseconds since 1970, by the server's clock. */
  at: number
  state: DehydratedState
  /** What is left to the browser: it was refused, failed, or was slow. */
  missing: PrefetchedName[]
}

/**
 * Reads in the server's own process what a page begins with, as the person whose request it is: the relay asks who it is and what they may read as it does
 * for their browser. `LendingHydration` puts it into the provider. A page that holds it must be sent with `Cache-Control: private, no-store`.
 *
 * @returns what arrived in time; a read that failed is never in it, and makes nothing fail.
 * @throws TypeError where an endpoint has no such name, or its owner's id is missing.
 * @example
 * const prefetched = await prefetchLending({
 *   relay: (read) => relay.fetch(read),
 *   request,
 *   provider: { relayUrl: '/lending', userId: 'usr_1', customerPartnerId: 'cp_1' },
 *   endpoints: { getCreditLimit: {}, getActiveDrawdown: {} },
 * })
 */
export async function prefetchLending({
  relay,
  request,
  provider,
  endpoints,
  timeout = 500,
  onFailure,
}: PrefetchLendingParameters): Promise<PrefetchedLending> {
  const scope = toPrefetchedScope(provider)
  const { relayUrl = '/lending' } = provider
  const limit = new AbortController()
  const client = createLendingClient({
    baseUrl: relayUrl,
    fetch: createRelayFetch({ relay, request, signal: limit.signal }),
    // A page waits for no second try.
    retries: { attempts: 0 },
  })
  const wanted = listReads({ ...scope, client }, endpoints)
  // Of this request alone: nothing that it holds can reach another person's page.
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
  const reads = wanted.map(async ([name, options]) => {
    try {
      await queryClient.fetchQuery(options)
    } catch (error) {
      // The cast names what the client throws.
      if (!limit.signal.aborted) onFailure?.(name, error as LendingError)
    }
  })
  await inTime(Promise.all(reads), timeout)
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => query.state.status === 'success',
    shouldDehydrateMutation: () => false,
  })
  limit.abort()
  const missing = wanted.filter(([, { queryKey }]) => queryClient.getQueryData(queryKey) === undefined)
  queryClient.clear()
  return { provider: { relayUrl, ...scope }, at: Date.now(), state, missing: missing.map(([name]) => name) }
}

function listReads(
  scope: LendingScope,
  endpoints: PrefetchedEndpoints,
): [PrefetchedName, EndpointQueryOptions<Endpoint>][] {
  return Object.entries<object>(endpoints).map(([given, parameters]) => {
    if (!Object.hasOwn(prefetchableReads, given))
      throw new TypeError(`prefetchLending: no read has the name ${given}.`)
    // The cast follows the look above.
    const name = given as PrefetchedName
    // The cast forgets which parameters belong to which name; the type of `endpoints` has held them together.
    const toOptions = prefetchableReads[name] as ReadOptions
    const options = toOptions(scope, parameters)
    if (options.queryKey[3] === null && !ownerless.includes(name))
      throw new TypeError(`prefetchLending: ${name} needs the id of its owner, in provider or in endpoints.`)
    return [name, options]
  })
}

type ReadOptions = (scope: LendingScope, parameters: object) => EndpointQueryOptions<Endpoint>

/** What these read is of no partner. */
const ownerless: readonly PrefetchedName[] = ['getSession', 'getTenant', 'listBanks']

/** Resolves when it is done, and at the latest when the time is up. */
async function inTime(work: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, limit])
  clearTimeout(timer)
}
