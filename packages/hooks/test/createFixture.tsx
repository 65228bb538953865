import { type Sandbox, type SandboxOptions, createSandbox, manualClock } from '@onlend/sandbox'
import type { ReactNode } from 'react'
// An import by path and not by name: the testing package depends on this one, and only the tests of this one need it.
import {
  type RelayDouble,
  type RelayDoubleOptions,
  createRelayDouble,
} from '../../testing/src/relay-double/index.ts'
import {
  type LendingEvent,
  LendingProvider,
  type LendingProviderProps,
  type LendingStorage,
} from '../src/index.ts'

type FixtureOptions = {
  sandbox?: SandboxOptions
  relay?: RelayDoubleOptions
  /** Stands between the page and the relay. @default nothing */
  link?: (relayFetch: typeof fetch) => typeof fetch
  provider?: Omit<Partial<LendingProviderProps>, 'client' | 'relayUrl' | 'getToken'>
}

/** The parts of a test. */
export type Fixture = {
  sandbox: Sandbox
  relay: RelayDouble
  events: LendingEvent[]
  storage: LendingStorage
  draftStorage: LendingStorage
  wrapper: (props: { children: ReactNode }) => ReactNode
}

/** Makes a provider in front of a relay double and a sandbox with a fixed clock. */
export function createFixture({
  sandbox: sandboxOptions,
  relay: relayOptions,
  link = (relayFetch) => relayFetch,
  provider,
}: FixtureOptions = {}): Fixture {
  const sandbox = createSandbox({ clock: manualClock(), ...sandboxOptions })
  const relay = createRelayDouble(sandbox, relayOptions)
  const client = relay.createClient({ fetch: link(relay.fetch) })
  const events: LendingEvent[] = []
  const storage = memoryStorage()
  const draftStorage = memoryStorage()
  const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
    <LendingProvider
      customerPartnerId="cp_adaeze"
      channelPartnerId="chp_harbour"
      storage={storage}
      draftStorage={draftStorage}
      now={sandbox.clock.now}
      onEvent={(event) => events.push(event)}
      {...provider}
      client={client}
    >
      {children}
    </LendingProvider>
  )
  return { sandbox, relay, events, storage, draftStorage, wrapper }
}

function memoryStorage(): LendingStorage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
