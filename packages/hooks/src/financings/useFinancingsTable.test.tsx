import type { Financing } from '@onlend/core'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../test/createFixture.tsx'
import { financingColumns, type FinancingSchedule, useFinancingsTable } from '../tables/index.ts'

afterEach(cleanup)

/** Of the host's books: half of them in cedi, each due once, in the order of their references. */
function getSchedule({ transaction_reference: reference, amount }: Financing): FinancingSchedule | null {
  const at = Number(reference.slice(-5))
  if (amount === null) return null
  return {
    ...(at % 2 === 0 ? { currency: 'GHS' } : {}),
    instalments: [{ due: `2020-01-0${at}`, amount }],
  }
}

function show(parameters: Partial<Parameters<typeof useFinancingsTable>[0]> = {}) {
  const { wrapper, sandbox } = createFixture()
  const { result } = renderHook(
    () => useFinancingsTable({ columns: financingColumns, timeZone: 'Africa/Lagos', ...parameters }),
    { wrapper },
  )
  return { result, sandbox }
}

test('a list is asked for once, whatever is searched for and narrowed', async () => {
  const { result, sandbox } = show({ getSchedule })
  await waitFor(() => expect(result.current.table.total).toBe(9))
  act(() => result.current.table.setFilter('status', 'defaulted'))
  expect(result.current.table.matching).toBe(3)
  act(() => result.current.table.setSearch('00001'))
  await waitFor(() => expect(result.current.table.matching).toBe(1))
  expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'listFinancings')).toHaveLength(1)
})

test('a time zone in a spelling that no browser knows is read or left out', async () => {
  for (const timeZone of ['WAT', 'Etc/Unknown', '']) {
    const { result } = show({ getSchedule, timeZone })
    await waitFor(() => expect(result.current.table.total).toBe(9))
  }
})

test('T33: totals follow what is left, one for each currency, the credit limit’s where a schedule names none', async () => {
  const { result } = show({ getSchedule })
  await waitFor(() => expect(result.current.totals.map(({ currency }) => currency)).toEqual(['NGN', 'GHS']))
  expect(result.current.totals.map(({ count }) => count)).toEqual([5, 4])
  act(() => result.current.table.setFilter('currency', 'GHS'))
  expect(result.current.totals.map(({ currency, count }) => [currency, count])).toEqual([['GHS', 4]])
  expect(result.current.picture.currency).toBe('GHS')
})

test('a range of days narrows the rows and the totals, and leaves the picture that it was chosen from', async () => {
  const { result } = show({ getSchedule })
  await waitFor(() => expect(result.current.totals).toHaveLength(2))
  const before = result.current.picture
  act(() => result.current.setDue({ from: '2020-01-01', to: '2020-01-03' }))
  expect(result.current.table.matching).toBe(3)
  expect(result.current.due).toEqual({ from: '2020-01-01', to: '2020-01-03' })
  expect(result.current.picture).toEqual(before)
  act(() => result.current.setDue({ from: null, to: null }))
  expect(result.current.table.matching).toBe(9)
  expect(result.current.table.view.filters).toEqual({})
})

test('T59: without the host’s books what is financed from the active drawdown is due with it', async () => {
  const { result } = show()
  await waitFor(() => expect(result.current.isPending).toBe(false))
  await waitFor(() => expect(result.current.table.rows.some(({ dated }) => dated === 'drawdown')).toBe(true))
  const [first] = result.current.table.rows
  expect(first?.dated).toBe('drawdown')
  expect(result.current.picture.undated).toBe(1)
})
