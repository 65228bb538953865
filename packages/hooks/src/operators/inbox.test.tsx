import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Fixture, createFixture } from '../fixtures/createFixture.tsx'
import { useLendingEvents, useWithdraw } from '../index.ts'
import { useInbox } from './index.ts'

afterEach(cleanup)

const body = {
  account_type: 'bank',
  name: 'Ada Obi',
  amount: '1500.00',
  account_number: '0123456789',
  bank_code: '058',
} as const

/** Sends a withdrawal, and has the service report its end without saying whom it is about. */
async function withdrawUnnamed(fixture: Fixture, send: () => Promise<unknown>): Promise<void> {
  fixture.sandbox.webhooks.misbehave({ mode: 'nameless', times: 1 })
  await act(send)
  await act(() => fixture.sandbox.advance(3_000))
}

test('the inbox is read again when a change event says that an operation changed', async () => {
  const fixture = createFixture()
  const { result } = renderHook(
    () => ({ inbox: useInbox(), withdraw: useWithdraw(), channel: useLendingEvents() }),
    { wrapper: fixture.wrapper },
  )
  await waitFor(() => expect(result.current.channel).toBe('stream'))
  await waitFor(() => expect(result.current.inbox.data?.pages).toEqual([[]]))
  await withdrawUnnamed(fixture, () => result.current.withdraw.mutateAsync({ body }))
  const [operation] = fixture.relay.operations()
  act(() => fixture.relay.tell(operation?.id ?? '', { outcome: 'succeeded' }))
  await waitFor(() =>
    expect(result.current.inbox.data?.pages.flat()).toMatchObject([
      { why: 'unmatched', kind: 'withdraw', amount: '1500', customerPartnerId: null },
    ]),
  )
})
