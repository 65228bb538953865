import { ContractError } from '@onlend/core'
import { LendingProvider } from '@onlend/hooks'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LendingRoot } from '../root/LendingRoot.tsx'
import '../styles.css'
import { LoadFailed } from './LoadFailed.tsx'

afterEach(cleanup)

const nothing = () => {}

test('quiet buttons under a message line up with its words', () => {
  const client = createRelayDouble(createSandbox({ clock: manualClock() })).createClient()
  render(
    <LendingProvider client={client} customerPartnerId="cp_adaeze" storage={null} draftStorage={null}>
      <LendingRoot onContactSupport={nothing}>
        <div style={{ inlineSize: 280 }}>
          <LoadFailed title="We could not load this" error={unreadable} onRetry={nothing} retrying={false} />
        </div>
      </LendingRoot>
    </LendingProvider>,
  )
  const words = screen.getByText('We could not load this').getBoundingClientRect().left
  const inside = (name: string) => screen.getByRole('button', { name }).firstElementChild as Element // every button has one
  expect(inside('Copy').getBoundingClientRect().left).toBeCloseTo(words, 0)
  expect(inside('Contact support').getBoundingClientRect().left).toBeCloseTo(words, 0)
  expect(screen.getByRole('button', { name: 'Try again' }).getBoundingClientRect().left).toBeCloseTo(words, 0)
})

const unreadable = new ContractError({
  endpoint: 'getCreditLimit',
  path: 'data.limit',
  problem: 'not an amount',
  requestId: 'req_01HZX7',
})
