import { pollInterval } from '@onlend/core/internal'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { skipToken } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../test/createFixture.tsx'
import { useLendingEvents, useOperation, useOperationRows, useRegisterTransactions } from '../index.ts'

afterEach(cleanup)

const transaction = (reference: string) => ({
  client: { first_name: 'Ada', last_name: 'Obi' },
  transaction_reference: reference,
  disbursement_date: '2026-11-01',
  expected_payment_date: '2026-12-01',
  amount_payable: '1500.50' as const,
  financier: 'Others',
})
const makeSet = (references: string[]) => ({
  sector: 'Lender' as const,
  transactions: references.map(transaction),
  financed_transactions: [],
})

function renderSet() {
  const fixture = createFixture()
  const rendered = renderHook(
    () => {
      useLendingEvents()
      const register = useRegisterTransactions()
      const operationId = register.data?.operationId
      return {
        register,
        operation: useOperation({ operationId: operationId ?? 'none' }),
        rows: useOperationRows(operationId === undefined ? skipToken : { operationId }),
      }
    },
    { wrapper: fixture.wrapper },
  )
  return { ...fixture, ...rendered }
}

test('T87: each row of a set says what became of it, and the set counts them', async () => {
  const { result, sandbox } = renderSet()
  await act(() => result.current.register.mutateAsync({ body: makeSet(['TX-1', 'BAD-2', 'TX-3']) }))
  await waitFor(() => expect(result.current.rows.data?.pages[0]).toHaveLength(3))
  expect(result.current.rows.data?.pages[0]?.map((row) => row.state)).toEqual([
    'awaited',
    'awaited',
    'awaited',
  ])
  await sandbox.advance(3_000)
  await waitFor(() => expect(result.current.operation.data?.state).toBe('failed'))
  expect(result.current.operation.data?.rows).toEqual({ total: 3, succeeded: 2, failed: 1, awaited: 0 })
  await waitFor(() =>
    expect(result.current.rows.data?.pages[0]).toMatchObject([
      { reference: 'TX-1', state: 'succeeded', amount: '1500.5' },
      { reference: 'BAD-2', state: 'failed', message: 'The transaction could not be registered' },
      { reference: 'TX-3', state: 'succeeded' },
    ]),
  )
})

test('a set of more than 200 rows is read page by page', async () => {
  const { result } = renderSet()
  const references = Array.from({ length: 250 }, (_, index) => `TX-${index}`)
  await act(() => result.current.register.mutateAsync({ body: makeSet(references) }))
  await waitFor(() => expect(result.current.rows.hasNextPage).toBe(true))
  await act(() => result.current.rows.fetchNextPage())
  await waitFor(() => expect(result.current.rows.data?.pages.map((page) => page.length)).toEqual([200, 50]))
  expect(result.current.rows.hasNextPage).toBe(false)
})

test('skipToken reads no rows', () => {
  const { wrapper } = createFixture()
  const { result } = renderHook(() => useOperationRows(skipToken), { wrapper })
  expect(result.current.fetchStatus).toBe('idle')
})

test('T92: what the service never reports on is not polled for once it was taken; anything else is', () => {
  const follow = (kind: string) =>
    pollInterval({
      // The cast leaves out what polling does not look at.
      data: { id: 'op', kind, state: 'accepted' } as Parameters<typeof pollInterval>[0]['data'],
      error: null,
      dataUpdateCount: 1,
      errorUpdateCount: 0,
    })
  expect(
    ['requestDrawdown', 'registerCustomer', 'createBusiness', 'submitCreditAssessment'].map(follow),
  ).toEqual([false, false, false, false])
  expect(['withdraw', 'reconcileRepayments', 'somethingNew'].map(follow)).toEqual([2_000, 2_000, 2_000])
})
