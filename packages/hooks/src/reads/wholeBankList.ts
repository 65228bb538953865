import type { listBanks } from '@onlend/core'
import { type SkipToken, skipToken } from '@tanstack/react-query'
import type { OwnedParameters } from '../queries/readIds.ts'

type BanksParameters = OwnedParameters<typeof listBanks> | SkipToken

/** As many banks as one answer can hold, unless told otherwise: the service shows no way to a second page. */
export function wholeBankList(parameters: BanksParameters): BanksParameters {
  return parameters === skipToken ? skipToken : { perPage: 100, ...parameters }
}
