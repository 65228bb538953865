import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../test/createFixture.tsx'
import { isFinal, useOperation, useWithdraw } from '../index.ts'
import { useAttention, useResolveOperation } from './index.ts'

afterEach(cleanup)

const body = {
  account_type: 'bank',
  name: 'Ada Obi',
  amount: '50000.03',
  account_number: '0123456789',
  bank_code: '058',
} as const
const evidence = { text: 'Not on the statement of 4 March', reference: 'ST-0304' }

async function renderLost() {
  const fixture = createFixture()
  fixture.sandbox.faults.add({ endpoint: 'withdraw', fault: 'reset' })
  const rendered = renderHook(
    () => {
      const withdraw = useWithdraw()
      const id = fixture.relay.operations()[0]?.id ?? 'none'
      return {
        withdraw,
        attention: useAttention(),
        operation: useOperation({ operationId: id }),
        resolve: useResolveOperation(),
      }
    },
    { wrapper: fixture.wrapper },
  )
  const { result } = rendered
  await act(() => result.current.withdraw.mutateAsync({ body }).catch(() => undefined))
  await act(() => result.current.attention.refetch())
  const operationId = fixture.relay.operations()[0]?.id ?? ''
  return { ...fixture, ...rendered, operationId }
}

test('what needs an operator is listed, resolved on evidence, and read again everywhere', async () => {
  const { result, operationId } = await renderLost()
  expect(result.current.attention.data?.pages.flat()).toMatchObject([{ id: operationId, state: 'unknown' }])
  await act(() => result.current.resolve.mutateAsync({ operationId, body: { outcome: 'failed', evidence } }))
  await waitFor(() => expect(result.current.attention.data?.pages.flat()).toEqual([]))
  await waitFor(() =>
    expect(result.current.operation.data).toMatchObject({
      ...{ state: 'failed', matched: 'resolved' },
      resolution: { outcome: 'failed', evidence, by: 'user_harbour', confirmedBy: null },
    }),
  )
})

test('money that came back is final, and a conflict is told to the host', async () => {
  const { result, relay, operationId, events } = await renderLost()
  await waitFor(() => expect(result.current.operation.data?.state).toBe('unknown'))
  relay.tell(operationId, { outcome: 'succeeded' })
  relay.tell(operationId, { outcome: 'failed', message: 'No such account' })
  await act(() => result.current.operation.refetch())
  await waitFor(() =>
    expect(result.current.operation.data).toMatchObject({
      ...{ state: 'succeeded', conflict: true },
      laterEvidence: [{ outcome: 'failed', message: 'No such account', verified: true }],
    }),
  )
  expect(isFinal({ state: 'reversed' })).toBe(true)
  expect(events).toContainEqual({ type: 'withdraw.conflict', operationId })
})
