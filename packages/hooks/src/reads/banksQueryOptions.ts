import { listBanks } from '@onlend/core'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../endpointQueryOptions.ts'
import type { OwnedParameters } from '../fillOwner.ts'
import type { LendingSource } from '../provider/Lending.ts'
import { wholeBankList } from './wholeBankList.ts'

/** What `useBanks` asks for, for prefetching, loaders and servers (Partner API, Endpoint 14). */
export function banksQueryOptions(
  source: LendingSource,
  parameters: OwnedParameters<typeof listBanks> | SkipToken,
): EndpointQueryOptions<typeof listBanks> {
  return endpointQueryOptions(source, listBanks, wholeBankList(parameters), 24 * 60 * 60_000)
}
