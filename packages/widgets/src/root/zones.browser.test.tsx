import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { ActiveDrawdownCard } from '../active-drawdown-card/ActiveDrawdownCard.tsx'
import type { LendingRootProps } from './LendingRoot.tsx'
import { TestGround } from '../../test/TestGround.tsx'

// The provider's own type knows no commands of the protocol.
const browser = cdp() as unknown as { send: (method: string, params?: object) => Promise<void> }
const setMachineZone = (timezoneId: string) => browser.send('Emulation.setTimezoneOverride', { timezoneId })

beforeEach(() => setMachineZone('UTC'))
afterEach(async () => {
  cleanup()
  await setMachineZone('')
})

/** The last hour of January in Lagos, and the first of February in Auckland and Tokyo. */
const due = '2027-01-31T14:00:00.000Z'

function world(expected = due) {
  const sandbox = createSandbox({ clock: manualClock() })
  const relay = createRelayDouble(sandbox)
  const client = relay.createClient({
    fetch: async (input, init) => {
      const answer = await relay.fetch(input, init)
      const text = (await answer.text()).replace(
        /"expected_payoff_date":"[^"]*"/,
        `"expected_payoff_date":"${expected}"`,
      )
      return new Response(text, { status: answer.status, headers: answer.headers })
    },
  })
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  })
  const page = (widget: ReactNode, root: Partial<LendingRootProps> = {}) => (
    <TestGround
      client={client}
      queryClient={queryClient}
      root={{ ...root, now: () => Date.parse('2027-01-20T12:00:00.000Z') }}
    >
      {widget}
    </TestGround>
  )
  return { page }
}

test.each(['Africa/Lagos', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'what is owed by a day in the lender’s zone is that day for a reader in %s',
  async (zone) => {
    await setMachineZone(zone)
    const { page } = world()
    render(page(<ActiveDrawdownCard />, { lenderTimeZone: 'Africa/Lagos' }))
    const row = (await screen.findByText('Expected by')).parentElement
    expect(row?.textContent).toMatch(/31 Jan 2027/)
    if (zone === 'Pacific/Auckland') expect(row?.textContent).toContain('(GMT+1)')
    else expect(row?.textContent).not.toContain('(')
  },
)

test('without a zone of the lender the day is that of the service’s own timestamp', async () => {
  await setMachineZone('Pacific/Auckland')
  const { page } = world('2027-01-31T23:59:59.000Z')
  render(page(<ActiveDrawdownCard />))
  const row = (await screen.findByText('Expected by')).parentElement
  expect(row?.textContent).toContain('31 Jan 2027 (UTC)')
})
