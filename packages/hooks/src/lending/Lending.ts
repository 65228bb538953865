import type { LendingClient } from '@onlend/core'
import type { LendingEngine, LendingScope } from '@onlend/core/client'
import type { UploadSets } from '@onlend/core/client/uploads'
import type { QueryClient } from '@tanstack/react-query'

/** What query options need: a client alone, or a client with its scope, such as what `useLending` returns. */
export type LendingSource = LendingClient | LendingScope

/** What `LendingProvider` gives to everything below it: the engine, acting for the provider's partners, and the caches. */
export type Lending = LendingEngine & {
  countries: LendingCountries | undefined
  /** Holds what was read. */
  queryClient: QueryClient
  /** Holds the writes, out of reach of the defaults and persisters of a host's own client. */
  mutationClient: QueryClient
  /** The files on their way under this provider, whichever screens show them; made by the first that asks. */
  uploads: { current: UploadSets | null }
}

/** What a country id of the service stands for. The API explains its ids nowhere, so a host says it. */
export type LendingCountry = {
  /** The lower-case name that the bank list wants: `nigeria`. */
  name: string
  /** ISO code of the currency that the service lends in there: `NGN`. */
  currency: string
}

/** Countries by the id that Endpoints 9 and 12 give them. */
export type LendingCountries = Readonly<Record<string, LendingCountry>>
