import type { LendingClient } from '@onlend/core'
import type { LendingEngine, LendingScope } from '@onlend/core/client'
import type { UploadSets } from '@onlend/core/client/uploads'
import type { QueryClient } from '@tanstack/react-query'

/** The source of query options: a client alone, or a client with its scope, such as the return value of `useLending`. */
export type LendingSource = LendingClient | LendingScope

/** The value that `LendingProvider` gives to the hooks below it: the engine, acting for the provider's partners, and the caches. */
export type Lending = LendingEngine & {
  countries: LendingCountries | undefined
  names: LendingNames | undefined
  /** The cache of the reads. */
  queryClient: QueryClient
  /** The client of the writes, out of reach of the defaults and persisters of a host's own client. */
  mutationClient: QueryClient
  /** The upload sets of this provider, shared by all its screens; the first hook that asks makes them. */
  uploads: { current: UploadSets | null }
}

/** The country behind a country id of the service. The API document does not explain its ids, so the host does. */
export type LendingCountry = {
  /** The lower-case name that the bank list wants: `nigeria`. */
  name: string
  /** ISO code of the currency that the service lends in there: `NGN`. */
  currency: string
}

/** Countries by the id that Endpoints 9 and 12 give them. */
export type LendingCountries = Readonly<Record<string, LendingCountry>>

/** The names of people and partners that the host knows: the relay and the service record ids alone. */
export type LendingNames = {
  /** The name of a person of the host; `null` for an id that the host does not know. */
  person?: (userId: string) => string | null
  /** The name of a customer or channel partner, and the ISO code of its currency; `null` for an id that the host does not know. */
  partner?: (partnerId: string) => { name: string; currency?: string | null } | null
}
