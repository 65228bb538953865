import { QueryClient, dehydrate } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFixture } from '../../test/createFixture.tsx'
import { withdrawal as body } from '../../test/withdrawal.ts'
import { useLending, useLendingEvents, useOperation, useWithdraw } from '../index.ts'

afterEach(cleanup)

test('a withdrawal is accepted, and its operation is followed to the end', async () => {
  const { wrapper, sandbox, events } = createFixture()
  const { result } = renderHook(
    () => {
      useLendingEvents()
      const withdraw = useWithdraw()
      return { withdraw, operation: useOperation({ operationId: withdraw.data?.operationId ?? 'none' }) }
    },
    { wrapper },
  )
  act(() => result.current.withdraw.mutate({ body }))
  await waitFor(() => expect(result.current.operation.data?.state).toBe('accepted'))
  await sandbox.advance(3_000)
  await waitFor(() => expect(result.current.operation.data?.state).toBe('succeeded'))
  const told = events.map((event) => event.type).filter((type) => type.startsWith('withdraw'))
  expect(told).toEqual(['withdraw.sent', 'withdraw.accepted', 'withdraw.succeeded'])
  expect(sandbox.calls).toHaveLength(1)
})

test('the same withdrawal for two partners at once is two intents, each sent for its own partner', async () => {
  const { wrapper, relay } = createFixture()
  const { result } = renderHook(
    () => [useWithdraw(), useWithdraw({ customerPartnerId: 'cp_kwame' })] as const,
    { wrapper },
  )
  const [own, other] = result.current
  await act(() =>
    Promise.all([own, other].map((withdraw) => withdraw.mutateAsync({ body }).catch(() => undefined))),
  )
  const owners = relay.operations().map(({ customerPartnerId }) => customerPartnerId)
  expect(owners.sort()).toEqual(['cp_adaeze', 'cp_kwame'])
})

test('StrictMode sends nothing twice', async () => {
  const { wrapper, sandbox } = createFixture()
  const strict = ({ children }: { children: ReactNode }) => <StrictMode>{wrapper({ children })}</StrictMode>
  const { result } = renderHook(() => useWithdraw(), { wrapper: strict })
  await act(() => result.current.mutateAsync({ body }))
  expect(sandbox.calls).toHaveLength(1)
})

test('an id of the caller is used, and the same id with another body is refused', async () => {
  const { wrapper, sandbox } = createFixture()
  const { result } = renderHook(() => useWithdraw(), { wrapper })
  const operationId = '0b7f2c64-6d3c-4a55-9d7c-1f2a3b4c5d6e'
  const receipt = await act(() => result.current.mutateAsync({ body, operationId }))
  expect(receipt.operationId).toBe(operationId)
  const changed = { ...body, amount: '99.00' as const }
  const error = await act(() =>
    result.current.mutateAsync({ body: changed, operationId }).catch((thrown: unknown) => thrown),
  )
  expect(error).toMatchObject({ code: 'idempotency_key_reused' })
  expect(sandbox.calls).toHaveLength(1)
})

test('a hostile QueryClient of the host cannot retry, pause or persist a withdrawal', async () => {
  const queryClient = new QueryClient({
    defaultOptions: {
      mutations: { retry: 3, retryDelay: 0, networkMode: 'online', gcTime: Number.POSITIVE_INFINITY },
      queries: { retry: 3, retryDelay: 0 },
      dehydrate: { shouldDehydrateMutation: () => true },
    },
  })
  const impostor = vi.fn()
  queryClient.setMutationDefaults(['onlend'], { retry: 5, mutationFn: impostor, networkMode: 'offlineFirst' })
  const { wrapper, sandbox } = createFixture({ provider: { queryClient } })
  sandbox.faults.add({ endpoint: 'withdraw', times: 9, fault: '500' })
  const { result } = renderHook(() => ({ withdraw: useWithdraw(), lending: useLending() }), { wrapper })
  const error = await act(() =>
    result.current.withdraw.mutateAsync({ body }).catch((thrown: unknown) => thrown),
  )
  expect(error).toMatchObject({ category: 'unknown_outcome' })
  expect(sandbox.calls).toHaveLength(1)
  expect(impostor).not.toHaveBeenCalled()
  await waitFor(() => expect(result.current.withdraw.failureCount).toBe(1))
  expect(JSON.stringify(dehydrate(queryClient))).not.toContain('0123456789')
  expect(dehydrate(result.current.lending.mutationClient)).toEqual({ mutations: [], queries: [] })
})

test('options of the caller cannot bring retries or pauses back', async () => {
  const { wrapper, sandbox } = createFixture()
  sandbox.faults.add({ endpoint: 'withdraw', times: 9, fault: '502-html' })
  // The cast stands for a caller without types.
  const mutation = { retry: 4, retryDelay: 0, networkMode: 'online', gcTime: 1e9 } as object
  const { result } = renderHook(() => useWithdraw({ mutation }), { wrapper })
  await act(() => result.current.mutateAsync({ body }).catch(() => undefined))
  expect(sandbox.calls).toHaveLength(1)
})

test('leaving the page of a withdrawal does not cancel it', async () => {
  const { wrapper, relay, events } = createFixture()
  const release = relay.holdWrites()
  const { result, unmount } = renderHook(() => useWithdraw(), { wrapper })
  act(() => result.current.mutate({ body }))
  await waitFor(() => expect(relay.operations()).toHaveLength(1))
  unmount()
  release()
  await waitFor(() => expect(events.at(-1)?.type).toBe('withdraw.accepted'))
  expect(relay.operations()).toMatchObject([{ state: 'accepted' }])
})

test('T90: a session of one partner cannot withdraw for another, and nothing reaches the service', async () => {
  const session = { customerPartners: [{ id: 'cp_kwame', name: 'Kwame Logistics' }] }
  const { wrapper, sandbox } = createFixture({ relay: { session } })
  const { result } = renderHook(() => useWithdraw({ customerPartnerId: 'cp_adaeze' }), { wrapper })
  const error = await act(() => result.current.mutateAsync({ body }).catch((thrown: unknown) => thrown))
  expect(error).toMatchObject({ category: 'permission' })
  expect(sandbox.calls).toHaveLength(0)
})

test('an expired session is told to the host, and nothing was sent', async () => {
  const { wrapper, sandbox, relay, events } = createFixture()
  const { result } = renderHook(() => useWithdraw(), { wrapper })
  relay.signOut()
  await act(() => result.current.mutateAsync({ body }).catch(() => undefined))
  expect(events.map((event) => event.type)).toEqual(['withdraw.sent', 'session.expired', 'withdraw.notSent'])
  expect(sandbox.calls).toHaveLength(0)
})

test('an offline device sends nothing, now or later', async () => {
  const { wrapper, sandbox, events } = createFixture()
  const { result } = renderHook(() => useWithdraw(), { wrapper })
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  // A query library that heard of it would hold the withdrawal back and send it once the link returns.
  act(() => void window.dispatchEvent(new Event('offline')))
  const error = await act(() => result.current.mutateAsync({ body }).catch((thrown: unknown) => thrown))
  expect(error).toMatchObject({ category: 'offline' })
  await waitFor(() => expect(result.current).toMatchObject({ isError: true, isPaused: false }))
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(sandbox.calls).toHaveLength(0)
  expect(events.at(-1)).toMatchObject({ type: 'withdraw.notSent', category: 'offline' })
})
