import { LendingProvider, type LendingProviderProps } from '@onlend/hooks'
import { type Sandbox, type ScenarioName, createSandbox, manualClock } from '@onlend/sandbox'
import { type RenderOptions, type RenderResult, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { RelayDouble, RelayDoubleOptions } from './relay-double/RelayDouble.ts'
import { createRelayDouble } from './relay-double/createRelayDouble.ts'

type ProviderProps = Omit<Partial<LendingProviderProps>, 'client' | 'relayUrl' | 'getToken' | 'children'>

export type RenderWithLendingOptions = ProviderProps & {
  /** The scenario of the sandbox, unless you pass your own sandbox. @default 'approved' */
  scenario?: ScenarioName
  /** @default a new one whose clock stands still: move it with `sandbox.advance(3000)` */
  sandbox?: Sandbox
  relay?: RelayDouble
  /** The session of the signed-in person. */
  session?: RelayDoubleOptions['session']
  /** Wraps the provider. */
  wrap?: (inside: ReactNode) => ReactNode
  render?: Omit<RenderOptions, 'wrapper'>
}

export type RenderWithLendingResult = RenderResult & { user: UserEvent; sandbox: Sandbox; relay: RelayDouble }

/**
 * Renders a component for a signed-in person: under a `LendingProvider`, in front of a stand-in relay and a sandbox.
 * The component acts for `cp_adaeze` by default.
 *
 * @example
 * const { user, sandbox } = renderWithLending(<WithdrawForm country="nigeria" />, { scenario: 'approved' })
 */
export function renderWithLending(
  ui: ReactNode,
  options: RenderWithLendingOptions = {},
): RenderWithLendingResult {
  const {
    scenario = 'approved',
    session,
    wrap = (inside) => inside,
    render: renderOptions,
    ...rest
  } = options
  const sandbox =
    options.relay?.sandbox ?? options.sandbox ?? createSandbox({ scenario, clock: manualClock() })
  const relay = options.relay ?? createRelayDouble(sandbox, session ? { session } : {})
  const client = relay.createClient()
  const { sandbox: _sandbox, relay: _relay, ...provider } = rest
  const wrapper = ({ children }: { children: ReactNode }): ReactNode =>
    wrap(
      <LendingProvider
        customerPartnerId="cp_adaeze"
        channelPartnerId="chp_harbour"
        {...provider}
        client={client}
      >
        {children}
      </LendingProvider>,
    )
  return { ...render(ui, { ...renderOptions, wrapper }), user: userEvent.setup(), sandbox, relay }
}
