// @vitest-environment jsdom
import { renderWithLending } from '@onlend/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WithdrawCard } from './WithdrawCard'

// Against the sandbox and a double of the relay, in this process: no server is needed.
test('an amount can be typed, and nothing is sent before it was reviewed', async () => {
  const { user, relay } = renderWithLending(<WithdrawCard />, { scenario: 'approved' })
  await user.type(await screen.findByLabelText('Amount', { exact: false }, { timeout: 20_000 }), '150')
  expect(screen.getByRole('button', { name: /check/i })).toBeTruthy()
  expect(relay.sandbox.calls.filter(({ method }) => method === 'POST')).toEqual([])
}, 60_000)
