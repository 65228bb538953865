import { LendingProvider, type LendingProviderProps, tenantQueryOptions } from '@onlend/hooks'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble, type RelayDouble } from '@onlend/testing/relay-double'
import { QueryClient } from '@tanstack/react-query'
import { act, render, type RenderResult } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { TenantRoot, type TenantRootProps } from '../../src/root/TenantRoot.tsx'

import { harbour } from './tenants.ts'

type ShowOptions = {
  relay?: RelayDouble
  tenant?: unknown
  root?: TenantRootProps
  provider?: Partial<Pick<LendingProviderProps, 'userId' | 'tenantId'>>
  queryClient?: QueryClient
}

type Shown = RenderResult & {
  relay: RelayDouble
  /** Reads the tenant again. */
  refresh: () => Promise<void>
  update: (changes: Partial<ShowOptions>) => void
}

/** Widgets under a `TenantRoot`, in front of a stand-in relay that answers a tenant. */
export function showTenant(children: ReactNode, options: ShowOptions = {}): Shown {
  const { tenant = harbour, root = {}, queryClient = new QueryClient() } = options
  const relay = options.relay ?? createRelayDouble(createSandbox({ clock: manualClock() }), { tenant })
  const client = relay.createClient({ retries: { attempts: 0 } })
  const whole = (changes: Partial<ShowOptions> = {}) => (
    <StrictMode>
      <LendingProvider
        client={client}
        customerPartnerId="cp_adaeze"
        storage={null}
        draftStorage={null}
        queryClient={queryClient}
        {...options.provider}
        {...changes.provider}
      >
        <TenantRoot {...root} {...changes.root}>
          {children}
        </TenantRoot>
      </LendingProvider>
    </StrictMode>
  )
  const view = render(whole())
  const refresh = () =>
    act(() => queryClient.invalidateQueries({ queryKey: tenantQueryOptions({ client }).queryKey }))
  return { ...view, relay, refresh, update: (changes: Partial<ShowOptions>) => view.rerender(whole(changes)) }
}
