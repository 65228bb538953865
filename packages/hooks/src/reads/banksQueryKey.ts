import { listBanks } from '@onlend/core'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryKey, endpointQueryKey } from '../endpointQueryKey.ts'
import type { OwnedParameters } from '../fillOwner.ts'
import type { LendingSource } from '../provider/Lending.ts'
import { wholeBankList } from './wholeBankList.ts'

/** The key under which `useBanks` caches, for reading, setting or invalidating it (Partner API, Endpoint 14). */
export function banksQueryKey(
  source: LendingSource,
  parameters: OwnedParameters<typeof listBanks> | SkipToken,
): EndpointQueryKey<typeof listBanks> {
  return endpointQueryKey(source, listBanks, wholeBankList(parameters))
}
