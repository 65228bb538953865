import { QueryClient } from '@tanstack/react-query'
import type { LendingSource } from '../lending/Lending.ts'
import { operationsQueryOptions } from '../operations/useOperations.ts'
import { activeDrawdownQueryOptions } from '../reads/useActiveDrawdown.ts'
import { creditLimitQueryOptions } from '../reads/useCreditLimit.ts'
import { type LendingState, toLendingState } from './toLendingState.ts'

/** The partner of the state, and the cache for the answers. */
type GetLendingStateParameters = {
  /** @default the source's */
  customerPartnerId?: string
  /** The cache of the hooks, so that no read runs twice. @default the source's, else none */
  queryClient?: QueryClient
}

/**
 * Reads the lending state of a customer partner before the first render, to choose a page or a menu: reads the credit limit, the active
 * drawdown and the relay's ledger at once. Never throws; a failed read makes the state `unknown` (Partner API, Endpoints 8 and 9).
 *
 * @example
 * const state = await getLendingState(lending, { customerPartnerId: 'cp_1' })
 */
export async function getLendingState(
  source: LendingSource,
  { queryClient = findCache(source), ...parameters }: GetLendingStateParameters = {},
): Promise<LendingState> {
  const [creditLimit, activeDrawdown, operations] = await Promise.all([
    queryClient.fetchQuery(creditLimitQueryOptions(source, parameters)).catch(unread),
    queryClient.fetchQuery(activeDrawdownQueryOptions(source, parameters)).catch(unread),
    queryClient.fetchQuery(operationsQueryOptions(source, parameters)).catch(unread),
  ])
  return toLendingState({ creditLimit, activeDrawdown, operations })
}

function unread(): undefined {
  return undefined
}

function findCache(source: LendingSource): QueryClient {
  const own = 'queryClient' in source ? source.queryClient : undefined
  if (own instanceof QueryClient) return own
  return new QueryClient({ defaultOptions: { queries: { gcTime: 0 } } })
}
