import { useCreditLimit, useWithdraw } from '@onlend/hooks'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderWithLending } from './index.ts'

afterEach(cleanup)

const body = {
  account_type: 'bank',
  name: 'Ada Obi',
  amount: '1500.00',
  account_number: '0123456789',
  bank_code: '058',
} as const

function Page(): ReactNode {
  const limit = useCreditLimit()
  const withdraw = useWithdraw()
  return (
    <>
      <p>{limit.data?.currency ?? limit.status}</p>
      <button type="button" onClick={() => withdraw.mutate({ body })}>
        {withdraw.status}
      </button>
    </>
  )
}

test('a component meets a signed-in person, a relay and a service', async () => {
  const { user, sandbox, relay } = renderWithLending(<Page />)
  expect(await screen.findByText('NGN')).toBeDefined()
  await user.click(screen.getByText('idle'))
  expect(await screen.findByText('success')).toBeDefined()
  await sandbox.advance(3_000)
  expect(relay.operations()).toMatchObject([{ state: 'succeeded' }])
})

test('partner, scenario and session can be chosen', async () => {
  renderWithLending(<Page />, { customerPartnerId: 'cp_kwame', scenario: 'withActiveDrawdown' })
  expect(await screen.findByText('GHS')).toBeDefined()
})

test('a wrapper of the host’s stands around the provider', async () => {
  renderWithLending(<Page />, { wrap: (inside) => <main>{inside}</main> })
  expect(screen.getByRole('main').contains(await screen.findByText('NGN'))).toBe(true)
})
