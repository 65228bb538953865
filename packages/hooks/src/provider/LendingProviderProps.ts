import type { LendingClient } from '@onlend/core'
import type {
  LendingChannel,
  LendingEvent,
  LendingLocks,
  LendingStorage,
  StepUpDemand,
} from '@onlend/core/client'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LendingCountries } from '../lending/Lending.ts'

type Reach =
  | { client: LendingClient; relayUrl?: never; getToken?: never }
  | {
      client?: never
      /** Where your backend mounted the relay: `/lending`, or a full address. */
      relayUrl: string
      /** For hosts that use tokens instead of cookies; asked once more with a token that the relay refused. `createTokenSource` of `@onlend/core` makes one. */
      getToken?: (refused?: string) => string | null | Promise<string | null>
    }

/** What `LendingProvider` takes. */
export type LendingProviderProps = Reach & {
  /** The partner that hooks act for when they name none. */
  customerPartnerId?: string | null
  channelPartnerId?: string | null
  /**
   * What the service's country ids stand for, where you know it: the currency of a business that has no credit limit yet, and the country
   * whose banks are listed. Must keep its identity between renders.
   */
  countries?: LendingCountries
  /** Keeps what was read from the sandbox apart from production. */
  environment?: string | null
  /** Keeps white-label tenants apart. */
  tenantId?: string | null
  /** Keeps people on a shared device apart; when it changes, what the one before had read is forgotten. */
  userId?: string | null
  /** @default a client of its own, so that your app's TanStack settings do not reach the kit */
  queryClient?: QueryClient
  onEvent?: (event: LendingEvent) => void
  /**
   * Asks the person once more who they are, where the relay wants it (`stepUp` of its `spendingControls`), and resolves to the proof that your server
   * made for this very operation; `null` where the person cancelled. Nothing was sent until then; with the proof the same operation is sent, under the same id.
   * @default such an operation is not sent
   */
  onStepUp?: (demand: StepUpDemand) => Promise<string | null>
  /** Remembers writes in flight across a reload, without account numbers. @default localStorage */
  storage?: LendingStorage | null
  /** Keeps drafts. @default sessionStorage */
  draftStorage?: LendingStorage | null
  /** @default navigator.locks */
  locks?: LendingLocks | null
  /**
   * Opens a channel between the tabs of this browser: those of one `userId` share one event stream. `null` for a stream of its own in each.
   * @default BroadcastChannel
   */
  openChannel?: ((name: string) => LendingChannel | null) | null
  /** Milliseconds since 1970. Tests pass their own. @default Date.now */
  now?: () => number
  children?: ReactNode
}
