import { OptionError } from '@onlend/core/internal'
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
  /** The browser's request for the page: its cookie and other headers identify the person. */
  request: Pick<Request, 'url' | 'headers'>
  /** The ids of the person and the partner, which the keys contain. The result has them as `provider`, for `LendingProvider`. */
  provider: Partial<PrefetchedScope> & Pick<LendingProviderProps, 'relayUrl'>
  /** The reads by the names of the endpoints, each with the parameters of its hook: `{ getCreditLimit: {}, listBanks: { country: 'nigeria' } }`. */
  endpoints: PrefetchedEndpoints
  /** Milliseconds that the page waits; the browser does the reads that have not arrived then. @default 500 */
  timeout?: number
  /** Receives each read that failed in time; the browser does it again. */
  onFailure?: (name: PrefetchedName, error: LendingError) => void
}

/** The reads for one person and one page, as JSON; only that person's page may contain them. */
export type PrefetchedLending = {
  /** The props for `LendingProvider`: spread them, so that the page has the keys of the reads. */
  provider: PrefetchedScope & { relayUrl: string }
  /** Milliseconds since 1970, by the server's clock. */
  at: number
  state: DehydratedState
  /** The reads for the browser: the relay refused them, they failed, or they were slow. */
  missing: PrefetchedName[]
}

/**
 * Reads the first data of a page in the server's own process, as the person of the request: the relay checks the session and the rights as it does
 * for a browser. `LendingHydration` puts the data into the provider. A page with the data needs `Cache-Control: private, no-store`.
 *
 * @returns the reads that arrived in time; a failed read is never among them, and does not make the call fail.
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
    // The page does not wait for a second try.
    retries: { attempts: 0 },
  })
  const wanted = listReads({ ...scope, client }, endpoints)
  // A cache for this request alone: its data cannot reach another person's page.
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
  const reads = wanted.map(async ([name, options]) => {
    try {
      await queryClient.fetchQuery(options)
    } catch (error) {
      // The cast names the error that the client throws.
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
      throw new OptionError(`prefetchLending: no read has the name ${given}.`)
    // The cast follows the check above.
    const name = given as PrefetchedName
    // The cast loses the link between names and parameters, which the type of `endpoints` has checked.
    const toOptions = prefetchableReads[name] as ReadOptions
    const options = toOptions(scope, parameters)
    if (options.queryKey[3] === null && !ownerless.includes(name))
      throw new OptionError(
        `prefetchLending: ${name} needs the id of its owner, in provider or in endpoints.`,
      )
    return [name, options]
  })
}

type ReadOptions = (scope: LendingScope, parameters: object) => EndpointQueryOptions<Endpoint>

/** The reads that belong to no partner. */
const ownerless: readonly PrefetchedName[] = ['getSession', 'getTenant', 'listBanks']

/** Resolves when the work is done, and at the latest after the time. */
async function inTime(work: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, limit])
  clearTimeout(timer)
}
