import type { LendingClient, Operation } from '@onlend/core'
import type { UploadSets } from '@onlend/core/client/uploads'
import type { OperationKind } from '@onlend/core/internal'
import type { QueryClient } from '@tanstack/react-query'
import type { LendingEvent } from './LendingEvent.ts'

/** Whose data a cache entry is: part of every query key. */
export type LendingScope = {
  client: LendingClient
  /** `sandbox` or `production`. */
  environment?: string | null
  /** The white-label tenant of the host. */
  tenantId?: string | null
  /** Who is signed in at the host. */
  userId?: string | null
  /** Stands in where a call names none. */
  customerPartnerId?: string | null
  /** Stands in where a call names none. */
  channelPartnerId?: string | null
}

/** What query options need: a client alone, or a client with its scope, such as what `useLending` returns. */
export type LendingSource = LendingClient | LendingScope

/** The part of the Web Locks API that keeps two tabs from confirming at once. */
export type LendingLocks = {
  request<T>(
    name: string,
    options: { ifAvailable: true },
    callback: (lock: unknown) => Promise<T>,
  ): Promise<T>
}

/** What `LendingProvider` gives to everything below it. */
export type Lending = Required<LendingScope> & {
  countries: LendingCountries | undefined
  /** Holds what was read. */
  queryClient: QueryClient
  /** Holds the writes, out of reach of the defaults and persisters of a host's own client. */
  mutationClient: QueryClient
  /** The files on their way under this provider, whichever screens show them. */
  uploads: UploadSets
  /** Where withdrawals in flight are remembered across a reload; `null` to remember nothing. */
  storage: LendingStorage | null
  /** Where drafts are kept; `null` to keep none. */
  draftStorage: LendingStorage | null
  locks: LendingLocks | null
  /** Asks the host for a proof of the person; `null` where it asks for none, or the person cancelled. */
  onStepUp: (demand: StepUpDemand) => Promise<string | null>
  /** Tells the host and every listener. */
  emit: (event: LendingEvent) => void
  /** Hears what the host is told, until the returned function is called. */
  listen: (listener: (event: LendingEvent) => void) => () => void
  /** Milliseconds since 1970. */
  now: () => number
}

/** For what the relay wants a proof that the person means it: all that `createStepUpProofs` binds a proof to, but for the person, whom your server knows. */
export type StepUpDemand = {
  /** The kind of the operation that is asked for, or `approveOperation` for one that is approved. */
  action: OperationKind | 'approveOperation'
  operationId: string
  kind: OperationKind
  /** Whose money it is: the partner's id. */
  ownerId: string | null
  /** The amount, in the currency of the operating country, and where it goes: to show to the person. Holds no full account number. */
  summary: Operation['summary']
  /** The proof before this one was not accepted. */
  wasRefused: boolean
}

/** The part of `localStorage` that the kit needs; pass your own to keep or to encrypt things elsewhere. */
export type LendingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** What a country id of the service stands for. The API explains its ids nowhere, so a host says it. */
export type LendingCountry = {
  /** The lower-case name that the bank list wants: `nigeria`. */
  name: string
  /** ISO code of the currency that the service lends in there: `NGN`. */
  currency: string
}

/** Countries by the id that Endpoints 9 and 12 give them. */
export type LendingCountries = Readonly<Record<string, LendingCountry>>
