import type { LendingClient } from '@onlend/core'
import type { LendingEvent, LendingLocks, LendingStorage, StepUpDemand } from '@onlend/core/client'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LendingCountries, LendingNames } from '../lending/Lending.ts'

type Reach =
  | { client: LendingClient; relayUrl?: never; getToken?: never }
  | {
      client?: never
      /** The address of the relay in your backend: `/lending`, or a full address. */
      relayUrl: string
      /**
       * Returns the token, for hosts that use tokens instead of cookies; the kit calls it again with a token that the relay refused.
       * `createTokenSource` of `@onlend/core` makes one.
       */
      getToken?: (refused?: string) => string | null | Promise<string | null>
    }

/** The props of `LendingProvider`. */
export type LendingProviderProps = Reach & {
  /** The partner of every hook that names none. */
  customerPartnerId?: string | null
  /** The channel partner of every hook that names none. */
  channelPartnerId?: string | null
  /**
   * The countries behind the service's country ids, where you know them: they give the currency of a business without a credit limit, and the country
   * of the bank list. Must keep its identity between renders.
   */
  countries?: LendingCountries
  /**
   * The names of people and partners behind the ids in the inbox and the audit, and the currencies of partners. Must keep its identity between renders.
   * @default the names in the relay's session, else the ids
   */
  names?: LendingNames
  /** Separates the reads of the sandbox from those of production. */
  environment?: string | null
  /** Separates white-label tenants. */
  tenantId?: string | null
  /** Separates people on a shared device; a change forgets the reads of the person before. */
  userId?: string | null
  /** @default a separate client, so that your app's TanStack settings do not reach the kit */
  queryClient?: QueryClient
  /** Receives the events of operations, their outcomes and the event stream, for logs and analytics. */
  onEvent?: (event: LendingEvent) => void
  /**
   * Asks the person for a second proof of identity, where the relay wants it (`stepUp` of its `spendingControls`), and resolves to the proof that your server
   * made for this operation; `null` when the person cancelled. The relay sends nothing before; with the proof the kit sends the same operation, under
   * the same id.
   * @default such an operation stays unsent
   */
  onStepUp?: (demand: StepUpDemand) => Promise<string | null>
  /** Remembers writes in flight across a reload, without account numbers. @default localStorage */
  storage?: LendingStorage | null
  /** Keeps drafts. @default sessionStorage */
  draftStorage?: LendingStorage | null
  /** @default navigator.locks */
  locks?: LendingLocks | null
  /** Milliseconds since 1970. Tests pass their own. @default Date.now */
  now?: () => number
  children?: ReactNode
}
