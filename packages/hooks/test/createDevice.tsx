import { type ReactNode, StrictMode } from 'react'
import { LendingProvider, type LendingStorage } from '../src/index.ts'
import type { Fixture } from './createFixture.tsx'

/** Makes another device of the same person at the same relay, with a link that a test can cut. The page runs in React's strict mode. */
export function createDevice(
  fixture: Fixture,
  draftStorage: LendingStorage | null = null,
): Fixture & { link: { isDown: boolean } } {
  const { relay, sandbox, events } = fixture
  const link = { isDown: false }
  const client = relay.createClient({
    fetch: (input, init) =>
      link.isDown ? Promise.reject(new TypeError('fetch failed')) : relay.fetch(input, init),
  })
  const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
    <StrictMode>
      <LendingProvider
        customerPartnerId="cp_adaeze"
        channelPartnerId="chp_harbour"
        storage={null}
        draftStorage={draftStorage}
        now={sandbox.clock.now}
        onEvent={(event) => events.push(event)}
        client={client}
      >
        {children}
      </LendingProvider>
    </StrictMode>
  )
  return { ...fixture, wrapper, link }
}
