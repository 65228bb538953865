import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createFixture } from '../fixtures/createFixture.tsx'
import { useCreditLimit, useOperation, useWithdraw } from '../index.ts'

const body = {
  account_type: 'bank',
  name: 'Ada Obi',
  amount: '1500.50',
  account_number: '0123456789',
  bank_code: '058',
} as const

test('T31: a credit limit arrives with amounts as decimal strings', async () => {
  const { wrapper } = createFixture()
  const { result } = renderHook(() => useCreditLimit(), { wrapper })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(result.current.data).toMatchObject({ limit: '5000000', amount_available: '3600000', currency: 'NGN' })
})

test('a withdrawal is accepted, and its operation is followed to the end', async () => {
  const { wrapper, sandbox, events } = createFixture()
  const { result } = renderHook(() => {
    const withdraw = useWithdraw()
    const id = withdraw.data?.operationId
    return { withdraw, operation: useOperation({ operationId: id ?? 'none' }) }
  }, { wrapper })
  act(() => result.current.withdraw.mutate({ body }))
  await waitFor(() => expect(result.current.withdraw.isSuccess).toBe(true))
  await waitFor(() => expect(result.current.operation.data?.state).toBe('accepted'))
  await sandbox.advance(3_000)
  await waitFor(() => expect(result.current.operation.data?.state).toBe('succeeded'), { timeout: 5_000 })
  expect(events.map((event) => event.type)).toEqual(['withdraw.sent', 'withdraw.accepted', 'withdraw.succeeded'])
  expect(sandbox.calls).toHaveLength(1)
})
