import type { TenantConfig } from '@onlend/core'
import type { LendingProviderProps } from '@onlend/hooks'
import type { LendingRootProps, TenantRootProps } from '@onlend/widgets'

type ProviderProps = Omit<LendingProviderProps, 'client' | 'relayUrl' | 'getToken' | 'children'>

/** The props of `<onlend-lending>`: those that `LendingProvider` and `LendingRoot` take in React. */
export type LendingElementProps = ProviderProps &
  Omit<
    LendingRootProps,
    'theme' | 'dir' | 'nonce' | 'children' | 'icons' | 'slots' | 'portalContainer' | 'serverStyle'
  > &
  Pick<TenantRootProps, 'onIssues' | 'whenSwitchedOff'> & {
    /** The address where your backend mounted the relay: `/lending`, or a full address. */
    relayUrl?: string
    /** In place of an address: a client of `createLendingClient`. */
    client?: LendingProviderProps['client']
    /** For pages that use tokens instead of cookies; asked once more with a token that the relay refused. */
    getToken?: LendingProviderProps['getToken']
    /** A partner's brand, unchecked: the JSON that `createTheme` takes. */
    theme?: object
    /** Takes look, words, language, features and legal text from the relay's tenant; `theme` is not used then. @default false */
    tenant?: boolean
    /** The config that `relay.tenantFor(request)` returned on the server. */
    initialTenant?: TenantConfig | null
    /** The page brings the kit's style sheet along by itself. @default false */
    ownStyles?: boolean
  }
