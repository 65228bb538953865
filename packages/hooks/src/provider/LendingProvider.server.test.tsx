// @vitest-environment node
import { createLendingClient } from '@onlend/core'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useWithdrawForm } from '../forms/index.ts'
import {
  LendingProvider,
  useCreditLimit,
  useLendingEvents,
  useOperations,
  usePendingOperation,
  useWithdraw,
} from '../index.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

function Everything() {
  const limit = useCreditLimit()
  const operations = useOperations()
  const { pending } = usePendingOperation({ kind: 'withdraw' })
  const channel = useLendingEvents()
  const withdraw = useWithdraw()
  const form = useWithdrawForm({
    country: 'nigeria',
    currency: 'NGN',
    locale: 'en-NG',
    defaultValues: { amount: '500' },
  })
  return (
    <form>
      {[limit.status, operations.status, String(pending), channel, withdraw.status, form.step].join(' ')}
      <input {...form.field('amount').input} />
    </form>
  )
}

test('on a server everything renders its first state, without a window, a request or a warning', () => {
  expect(typeof window).toBe('undefined')
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const fetched = vi.fn()
  const client = createLendingClient({ baseUrl: 'https://relay.test/lending', fetch: fetched })
  const html = renderToString(
    <LendingProvider client={client} customerPartnerId="cp_adaeze">
      <Everything />
    </LendingProvider>,
  )
  expect(html).toContain('pending pending null connecting idle details')
  expect(html).toContain('value="500"')
  expect(fetched).not.toHaveBeenCalled()
  expect(warn).not.toHaveBeenCalled()
})
