import type { reconcileRepayments } from '@onlend/core'
import { reconcileRepaymentsOperation } from '@onlend/core/operations'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createFixture } from '../../../test/createFixture.tsx'
import { useWriteForm } from './useWriteForm.ts'
import { withoutRepeated } from './withoutRepeated.ts'

afterEach(cleanup)

const schema = z.pipe(
  z.object({ loans: z.string() }),
  z.transform(({ loans }) => ({
    payments: loans
      .split(',')
      .map((transaction_reference) => ({ transaction_reference, amount: '5' as const })),
  })),
)
const layout = () => ({ pages: [['loans'] as const], optional: [] })

/** A form that reports a payment of 5 for each loan that stands in its one field. */
function useLoans() {
  return useWriteForm<typeof reconcileRepayments, { loans: string }, string, { loans: string }>({
    operation: reconcileRepaymentsOperation,
    leaveOut: withoutRepeated,
    ownerId: 'cp_adaeze',
    defaults: { loans: '' },
    schema,
    layout,
    toReview: (_body, { loans }) => ({ loans }),
    draft: null,
  })
}

test('of a set that has a row of an earlier one, the others can be sent alone, under a key of their own', async () => {
  const { wrapper, relay } = createFixture()
  const { result } = renderHook(useLoans, { wrapper })
  const report = async (loans: string) => {
    act(() => result.current.set('loans', loans))
    await act(async () => void (await result.current.actions.review()))
    await act(() => result.current.actions.confirm())
  }
  await report('loan 1')
  await waitFor(() => expect(result.current.outcome).toBe('accepted'))
  act(() => result.current.actions.startOver())
  await report('loan 1,loan 2')
  expect(result.current).toMatchObject({ outcome: 'possibleDuplicate', others: 1 })
  expect(result.current.repeated).toMatchObject([{ position: 0, reference: 'loan 1' }])
  const held = result.current.operationId

  await act(() => result.current.actions.sendOthers())
  await waitFor(() => expect(result.current.outcome).toBe('accepted'))
  expect(result.current.operationId).not.toBe(held)
  const sent = relay.sandbox.calls.flatMap(({ endpoint, body }) =>
    endpoint === 'reconcileRepayments' ? [body] : [],
  )
  expect(sent).toMatchObject([
    { payments: [{ transaction_reference: 'loan 1' }] },
    { payments: [{ transaction_reference: 'loan 2' }] },
  ])
  expect(sent[1]).toHaveProperty('payments.length', 1)
})

test('where nothing was held back, there are no others to send', async () => {
  const { wrapper, relay } = createFixture()
  const { result } = renderHook(useLoans, { wrapper })
  act(() => result.current.set('loans', 'loan 1,loan 2'))
  await act(async () => void (await result.current.actions.review()))
  const { operationId } = result.current
  await act(() => result.current.actions.sendOthers())
  expect(result.current).toMatchObject({ step: 'review', operationId, others: 0 })
  expect(relay.sandbox.calls).toEqual([])
})
