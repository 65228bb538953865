// @vitest-environment jsdom
import { createOperationId, startOperation, withdraw } from '@onlend/core'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ActiveDrawdownCard } from '../active-drawdown-card/ActiveDrawdownCard.tsx'
import { CreditLimitCard } from '../credit-limit-card/CreditLimitCard.tsx'
import { OperationHistory } from '../operation-history/OperationHistory.tsx'
import { TestGround } from '../../test/TestGround.tsx'
import type { LendingRootProps } from './LendingRoot.tsx'

const Own = Intl.DateTimeFormat

/** From now on the machine stands in this zone. */
function setMachineZone(zone: string): void {
  Intl.DateTimeFormat = class extends Own {
    constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
      super(locale, { timeZone: zone, ...options })
    }
  } as typeof Own // the calls without `new` are not needed here
}

beforeEach(() => setMachineZone('UTC'))
afterEach(() => {
  cleanup()
  Intl.DateTimeFormat = Own
})

/** The last hour of January in Lagos, and the first of February in Auckland. */
const due = '2027-01-31T14:00:00.000Z'

function world(expected = due) {
  const relay = createRelayDouble(createSandbox({ clock: manualClock() }))
  const client = relay.createClient({
    fetch: async (input, init) => {
      const answer = await relay.fetch(input, init)
      const text = await answer.text()
      const dated = text.replace(/"expected_payoff_date":"[^"]*"/, `"expected_payoff_date":"${expected}"`)
      return new Response(dated, { status: answer.status, headers: answer.headers })
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
  const send = () =>
    startOperation(
      client,
      withdraw,
      {
        customerPartnerId: 'cp_adaeze',
        body: {
          account_type: 'bank',
          name: 'Chidi Okafor',
          amount: '50000',
          account_number: '2123456789',
          bank_code: '058',
        },
      },
      { operationId: createOperationId() },
    )
  return { page, send }
}

const widgets: Record<string, { widget: ReactNode; shows: RegExp }> = {
  'the active drawdown': { widget: <ActiveDrawdownCard />, shows: /^Expected by$/ },
  'the credit limit': { widget: <CreditLimitCard variant="gauge" />, shows: /^Expires$/ },
  'the history': { widget: <OperationHistory />, shows: /Chidi Okafor/ },
}

test.each(
  Object.keys(widgets).flatMap((name) => ['Africa/Lagos', 'Pacific/Auckland'].map((zone) => [name, zone])),
)('%s drawn on a server in UTC is taken over in %s without a word of difference', async (name, zone) => {
  const { widget, shows } = widgets[name as string] ?? { widget: null, shows: /./ }
  const { page, send } = world()
  await send()
  // Fills the cache as a server's own reads do.
  render(page(widget))
  await screen.findAllByText(shows)
  cleanup()
  const markup = renderToString(page(widget))
  const place = document.createElement('div')
  place.innerHTML = markup
  document.body.append(place)
  const drawn = place.textContent
  setMachineZone(zone as string)
  const different: unknown[] = []
  const root = hydrateRoot(place, page(widget), { onRecoverableError: (error) => different.push(error) })
  // The dialogs' own ground is only there once a page has been taken over.
  await waitFor(() => expect(document.querySelector('.ol-portal')).not.toBeNull())
  expect(different).toEqual([])
  expect(drawn).toMatch(/2027|2026/)
  root.unmount()
  place.remove()
})

test.each(['Africa/Lagos', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'what is owed by a day in the lender’s zone is that day for a reader in %s',
  async (zone) => {
    setMachineZone(zone)
    const { page } = world()
    render(page(<ActiveDrawdownCard />, { lenderTimeZone: 'Africa/Lagos' }))
    const row = (await screen.findByText('Expected by')).parentElement
    expect(row?.textContent).toMatch(/31 Jan 2027/)
    if (zone === 'Pacific/Auckland') expect(row?.textContent).toContain('(GMT+1)')
    else expect(row?.textContent).not.toContain('(')
  },
)

test('without a zone of the lender the day is that of the service’s own timestamp', async () => {
  setMachineZone('Pacific/Auckland')
  const { page } = world('2027-01-31T23:59:59.000Z')
  render(page(<ActiveDrawdownCard />))
  const row = (await screen.findByText('Expected by')).parentElement
  expect(row?.textContent).toContain('31 Jan 2027 (UTC)')
})
