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

function world() {
  const relay = createRelayDouble(createSandbox({ clock: manualClock() }))
  const client = relay.createClient()
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  })
  const page = (widget: ReactNode) => (
    <TestGround
      client={client}
      queryClient={queryClient}
      root={{ now: () => Date.parse('2027-01-20T12:00:00.000Z') }}
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
