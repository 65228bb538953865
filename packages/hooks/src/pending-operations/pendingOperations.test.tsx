import { readPending } from '@onlend/core/internal'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../test/createFixture.tsx'
import { withdrawal as body } from '../../test/withdrawal.ts'
import { clearLendingData, useLending, useOperation, usePendingOperation, useWithdraw } from '../index.ts'

afterEach(cleanup)

function everythingIn(storage: {
  length: number
  key: (index: number) => string | null
  getItem: (key: string) => string | null
}): string {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys.map((key) => `${key} ${storage.getItem(key)}`).join('\n')
}

test('a settlement event removes a pending operation', async () => {
  const { wrapper, sandbox, storage } = createFixture()
  const { result } = renderHook(
    () => {
      const withdraw = useWithdraw()
      return { withdraw, operation: useOperation({ operationId: withdraw.data?.operationId ?? 'none' }) }
    },
    { wrapper },
  )
  await act(() => result.current.withdraw.mutateAsync({ body }))
  await sandbox.advance(3_000)
  act(() => void result.current.operation.refetch())
  await waitFor(() => expect(storage.length).toBe(0))
})

test('a refusal removes a pending operation', async () => {
  const { wrapper, storage } = createFixture()
  const { result } = renderHook(() => useWithdraw(), { wrapper })
  await act(() =>
    result.current.mutateAsync({ body: { ...body, account_number: '0000000000' } }).catch(() => undefined),
  )
  expect(storage.length).toBe(0)
})

test('an attempt that was not sent does not remove the pending operation of one that may have arrived', async () => {
  const { wrapper, relay, storage } = createFixture()
  const { result } = renderHook(() => useWithdraw(), { wrapper })
  relay.breakLine('after')
  await act(() => result.current.mutateAsync({ body }).catch(() => undefined))
  relay.signOut()
  await act(() => result.current.mutateAsync({ body }).catch(() => undefined))
  expect(everythingIn(storage)).toContain('"phase":"unknown"')
})

test('dismissing removes a pending operation on this device only', async () => {
  const { wrapper, relay, storage } = createFixture()
  const { result } = renderHook(
    () => ({ withdraw: useWithdraw(), pendingOperations: usePendingOperation({ kind: 'withdraw' }) }),
    { wrapper },
  )
  await act(() => result.current.withdraw.mutateAsync({ body }))
  expect(result.current.pendingOperations.pending).not.toBeNull()
  act(() => result.current.pendingOperations.dismiss())
  expect(result.current.pendingOperations.pending).toBeNull()
  expect(storage.length).toBe(0)
  expect(relay.operations()).toHaveLength(1)
})

test('sign-out wipes what this device remembers and what was read', async () => {
  const { wrapper, storage, draftStorage } = createFixture()
  storage.setItem('theme-of-the-host', 'dark')
  draftStorage.setItem('onlend:draft:x', '{}')
  const { result } = renderHook(() => ({ withdraw: useWithdraw(), lending: useLending() }), { wrapper })
  await act(() => result.current.withdraw.mutateAsync({ body }))
  await act(() => clearLendingData(result.current.lending))
  expect(everythingIn(storage)).toBe('theme-of-the-host dark')
  expect(draftStorage.length).toBe(0)
  expect(result.current.lending.queryClient.getQueryCache().getAll()).toEqual([])
})

test('sign-out without a provider at hand clears the storage of the browser', async () => {
  localStorage.setItem('onlend:pending:x', '[]')
  sessionStorage.setItem('onlend:draft:x', '{}')
  localStorage.setItem('host', 'kept')
  await clearLendingData()
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 0])
  localStorage.clear()
})

test('damaged, foreign and old entries are left out', () => {
  const now = Date.parse('2026-01-15T09:00:00.000Z')
  const entry = {
    operationId: 'a',
    kind: 'withdraw',
    owner: 'cp',
    createdAt: '2026-01-15T08:30:00.000Z',
    phase: 'accepted',
  }
  expect(readPending('not json', now)).toEqual([])
  expect(readPending('{"a":1}', now)).toEqual([])
  expect(
    readPending(JSON.stringify([entry, { operationId: 1 }, null, { ...entry, phase: 'constructor' }]), now),
  ).toEqual([entry])
  expect(readPending(JSON.stringify([{ ...entry, createdAt: '2026-01-15T07:30:00.000Z' }]), now)).toEqual([])
  const unknown = { ...entry, phase: 'unknown', createdAt: '2026-01-10T07:30:00.000Z' }
  expect(readPending(JSON.stringify([unknown]), now)).toEqual([unknown])
})

test('storage that throws does not stop a withdrawal', async () => {
  const refuse = () => {
    throw new DOMException('Blocked', 'SecurityError')
  }
  const storage = { length: 0, key: () => null, getItem: refuse, setItem: refuse, removeItem: refuse }
  const { wrapper, relay } = createFixture({ provider: { storage } })
  const { result } = renderHook(() => useWithdraw(), { wrapper })
  await act(() => result.current.mutateAsync({ body }))
  expect(relay.operations()).toHaveLength(1)
})
