import type { Operation } from '@onlend/core'
import { pollInterval } from '@onlend/core/internal'
import { skipToken } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../test/createFixture.tsx'
import { withdrawal as body } from '../../test/withdrawal.ts'
import {
  LendingProvider,
  useCreditLimit,
  useLendingEvents,
  useOperation,
  useOperations,
  useWithdraw,
} from '../index.ts'

afterEach(cleanup)

function inState(state: Operation['state']): Operation {
  // The cast leaves out what polling does not look at.
  return { id: 'op', kind: 'withdraw', state } as Operation
}

test('polling begins at two seconds, slows down to fifteen, and stops at the end', () => {
  const follow = (state: Operation['state'] | null, reads: number) =>
    pollInterval({ data: state && inState(state), error: null, dataUpdateCount: reads, errorUpdateCount: 0 })
  expect(follow('accepted', 1)).toBe(2_000)
  expect(follow('unknown', 3)).toBeGreaterThan(2_000)
  expect(follow('stale', 40)).toBe(15_000)
  expect(follow(null, 1)).toBe(2_000)
  expect((['succeeded', 'failed', 'rejected'] as const).map((state) => follow(state, 1))).toEqual([
    false,
    false,
    false,
  ])
})

test('nothing is polled once the session is over', async () => {
  const { wrapper, relay } = createFixture()
  relay.signOut()
  const { result } = renderHook(() => useOperation({ operationId: 'op_1' }), { wrapper })
  await waitFor(() => expect(result.current.error?.category).toBe('session'))
  const { error } = result.current
  expect(pollInterval({ data: undefined, error, dataUpdateCount: 0, errorUpdateCount: 1 })).toBe(false)
})

test('skipToken follows nothing', () => {
  const { wrapper } = createFixture()
  const { result } = renderHook(() => [useOperation(skipToken), useOperations(skipToken)], { wrapper })
  expect(result.current.map((read) => read.fetchStatus)).toEqual(['idle', 'idle'])
})

test('operations are filtered by kind and state, and select sees the filtered list', async () => {
  const { wrapper } = createFixture()
  const { result } = renderHook(
    () => ({
      withdraw: useWithdraw(),
      all: useOperations(),
      failed: useOperations({ state: 'failed' }),
      open: useOperations({
        kind: 'withdraw',
        state: ['accepted', 'unknown'],
        query: { select: (list) => list.length },
      }),
    }),
    { wrapper },
  )
  await act(() => result.current.withdraw.mutateAsync({ body }))
  await waitFor(() => expect(result.current.open.data).toBe(1))
  expect(result.current.all.data).toHaveLength(1)
  expect(result.current.failed.data).toEqual([])
})

test('a settlement event refetches the reads that the operation touches, and the host is told once', async () => {
  const { wrapper, sandbox, events } = createFixture()
  const { result } = renderHook(
    () => {
      useLendingEvents()
      const withdraw = useWithdraw()
      const parameters = { operationId: withdraw.data?.operationId ?? 'none' }
      return {
        withdraw,
        limit: useCreditLimit(),
        operations: [useOperation(parameters), useOperation(parameters)],
      }
    },
    { wrapper },
  )
  await act(() => result.current.withdraw.mutateAsync({ body: { ...body, amount: '150.02' } }))
  await waitFor(() => expect(result.current.operations[0]?.data?.state).toBe('accepted'))
  const before = sandbox.calls.filter((call) => call.endpoint === 'getCreditLimit').length
  await sandbox.advance(3_000)
  await waitFor(() => expect(result.current.operations[0]?.data?.state).toBe('failed'))
  await waitFor(() =>
    expect(sandbox.calls.filter((call) => call.endpoint === 'getCreditLimit').length).toBeGreaterThan(before),
  )
  expect(events.filter((event) => event.type === 'withdraw.failed')).toHaveLength(1)
})

test('T87: a webhook that overtakes the answer is not undone by it', async () => {
  const { wrapper } = createFixture()
  const { result } = renderHook(
    () => {
      const withdraw = useWithdraw()
      return { withdraw, operation: useOperation({ operationId: withdraw.data?.operationId ?? 'none' }) }
    },
    { wrapper },
  )
  await act(() => result.current.withdraw.mutateAsync({ body: { ...body, amount: '150.05' } }))
  await waitFor(() => expect(result.current.operation.data?.state).toBe('succeeded'))
})

test('one stream serves every component, StrictMode included, and ends with the last of them', async () => {
  const { relay, sandbox } = createFixture()
  const streams: AbortSignal[] = []
  const client = relay.createClient({
    fetch: (input, init) => {
      if (String(input).includes('/events') && init?.signal) streams.push(init.signal)
      return relay.fetch(input, init)
    },
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <LendingProvider client={client} customerPartnerId="cp_adaeze" now={sandbox.clock.now}>
        {children}
      </LendingProvider>
    </StrictMode>
  )
  const { result, unmount } = renderHook(() => [useLendingEvents(), useLendingEvents(), useLendingEvents()], {
    wrapper,
  })
  await waitFor(() => expect(result.current).toEqual(['stream', 'stream', 'stream']))
  expect(streams).toHaveLength(1)
  unmount()
  await waitFor(() => expect(streams[0]?.aborted).toBe(true))
})

test('without a partner nothing is followed', () => {
  const { wrapper, events } = createFixture({ provider: { customerPartnerId: null } })
  const { result } = renderHook(() => useLendingEvents(), { wrapper })
  expect(result.current).toBe('connecting')
  expect(events).toEqual([])
})
