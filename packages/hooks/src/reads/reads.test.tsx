import { QueryClient, skipToken } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import { createFixture } from '../../test/createFixture.tsx'
import {
  LendingProvider,
  banksQueryOptions,
  creditLimitQueryOptions,
  useActiveDrawdown,
  useBanks,
  useCreditLimit,
  useCustomerPartner,
  useCustomerPartners,
  useCustomers,
  useFinancings,
  useLending,
  useSession,
  useTenant,
} from '../index.ts'
import { useCreditSnapshots } from './useCreditSnapshots.ts'

afterEach(cleanup)

test('snapshots of the credit limit are what the relay has seen of it, newest first', async () => {
  const { wrapper, relay } = createFixture()
  const seen = { limit: '5000000', drawn: '0', available: '5000000', currency: 'NGN' } as const
  const earlier = { at: '2026-01-05T09:00:00.000Z', ...seen }
  relay.addSnapshots('cp_adaeze', [earlier])
  const limit = renderHook(() => useCreditLimit(), { wrapper }).result
  await waitFor(() => expect(limit.current.isSuccess).toBe(true))
  const { result } = renderHook(() => useCreditSnapshots(), { wrapper })
  const newest = { limit: '5000000', drawn: '1250000', available: '3600000', currency: 'NGN' }
  await waitFor(() => expect(result.current.data).toEqual([expect.objectContaining(newest), earlier]))
})

test('every read hook reads its endpoint', async () => {
  const { wrapper, sandbox } = createFixture()
  const { result } = renderHook(
    () => ({
      activeDrawdown: useActiveDrawdown(),
      customers: useCustomers(),
      financings: useFinancings(),
      customerPartner: useCustomerPartner(),
      customerPartners: useCustomerPartners(),
      banks: useBanks({ country: 'ghana' }),
      session: useSession(),
    }),
    { wrapper },
  )
  await waitFor(() =>
    expect(Object.values(result.current).map((read) => read.status)).toEqual(Array(7).fill('success')),
  )
  expect(new Set(sandbox.calls.map((call) => call.endpoint))).toEqual(
    new Set([
      'getActiveDrawdown',
      'listCustomers',
      'listFinancings',
      'getCustomerPartner',
      'listCustomerPartners',
      'listBanks',
    ]),
  )
  expect(JSON.stringify(Object.values(result.current).map((read) => read.data))).not.toContain('app_key')
  expect(result.current.session.data?.channelPartnerId).toBe('chp_harbour')
})

test('T18, T76: banks are asked for a hundred at a time unless told otherwise', async () => {
  const { wrapper, sandbox } = createFixture()
  const { result } = renderHook(() => useBanks({ country: 'nigeria' }), { wrapper })
  await waitFor(() => expect(result.current.data).toHaveLength(100))
  expect(sandbox.calls.map((call) => call.path)).toEqual(['/v1/banks/nigeria/100'])
})

test('the brand of the session is read, without features and fields before sign-in, and null where there is none', async () => {
  const tenant = {
    id: 'harbour',
    version: '1',
    name: 'Harbour',
    locale: 'en',
    features: { WithdrawForm: false },
  }
  const { wrapper, relay } = createFixture({ relay: { tenant } })
  const { result } = renderHook(() => useTenant(), { wrapper })
  await waitFor(() => expect(result.current.data?.features).toEqual({ WithdrawForm: false }))
  relay.signOut()
  await act(() => result.current.refetch())
  // The answer is there, and React hears of it a turn later.
  await waitFor(() => expect(result.current.data).toMatchObject({ name: 'Harbour', features: {} }))
  relay.setTenant(null)
  await act(() => result.current.refetch())
  await waitFor(() => expect(result.current.data).toBeNull())
})

test('skipToken means not yet: nothing is asked', async () => {
  const { wrapper, sandbox } = createFixture()
  const { result } = renderHook(() => [useCreditLimit(skipToken), useBanks(skipToken)], { wrapper })
  expect(result.current.map((read) => read.fetchStatus)).toEqual(['idle', 'idle'])
  expect(sandbox.calls).toHaveLength(0)
})

test('a partner that is nowhere to be found is an error that names it, not a request', async () => {
  const { wrapper, sandbox } = createFixture({ provider: { customerPartnerId: null } })
  const { result } = renderHook(() => useCreditLimit(), { wrapper })
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(result.current.error).toMatchObject({
    category: 'validation',
    fieldErrors: { customerPartnerId: 'is required' },
  })
  expect(sandbox.calls).toHaveLength(0)
})

test('select is typed by what it returns', async () => {
  const { wrapper } = createFixture()
  const { result } = renderHook(
    () => useCreditLimit({ query: { select: (limit) => limit?.currency ?? null } }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.data).toBe('NGN'))
  expectTypeOf(result.current.data).toEqualTypeOf<string | null | undefined>()
})

test('exported query options fill the cache that the hook reads', async () => {
  const queryClient = new QueryClient()
  const { wrapper, sandbox, relay } = createFixture({ provider: { queryClient, environment: 'sandbox' } })
  const source = { client: relay.createClient(), environment: 'sandbox' }
  await queryClient.prefetchQuery(creditLimitQueryOptions(source, { customerPartnerId: 'cp_adaeze' }))
  const { result } = renderHook(() => useCreditLimit(), { wrapper })
  expect(result.current.data).toMatchObject({ currency: 'NGN' })
  expect(sandbox.calls).toHaveLength(1)
  const cached = queryClient.getQueryData(
    creditLimitQueryOptions(source, { customerPartnerId: 'cp_adaeze' }).queryKey,
  )
  expect(cached?.currency).toBe('NGN')
})

test('a client alone is scope enough for query options', () => {
  const { relay } = createFixture()
  const client = relay.createClient()
  expect(banksQueryOptions(client, { country: 'ghana' }).queryKey).toEqual(
    banksQueryOptions({ client, environment: null }, { country: 'ghana', perPage: 100 }).queryKey,
  )
})

test('T90: keys tell environment, tenant, person, endpoint and partner apart', () => {
  const { relay } = createFixture()
  const client = relay.createClient()
  const key = (scope: object, customerPartnerId = 'cp_adaeze') =>
    JSON.stringify(creditLimitQueryOptions({ client, ...scope }, { customerPartnerId }).queryKey)
  const keys = [
    key({}),
    key({ environment: 'sandbox' }),
    key({ environment: 'production' }),
    key({ tenantId: 'a' }),
    key({ userId: 'a' }),
    key({}, 'cp_kwame'),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('T90: two tenants in one cache never see each other, and one partner never sees another', async () => {
  const queryClient = new QueryClient()
  const { relay } = createFixture()
  const client = relay.createClient()
  const under = (tenantId: string, customerPartnerId: string) => ({
    wrapper: ({ children }: { children: ReactNode }) => (
      <LendingProvider
        client={client}
        queryClient={queryClient}
        tenantId={tenantId}
        customerPartnerId={customerPartnerId}
      >
        {children}
      </LendingProvider>
    ),
  })
  const first = renderHook(() => useCreditLimit(), under('a', 'cp_adaeze'))
  await waitFor(() => expect(first.result.current.data?.currency).toBe('NGN'))
  const second = renderHook(() => useCreditLimit(), under('b', 'cp_adaeze'))
  expect(second.result.current.data).toBeUndefined()
  const third = renderHook(() => useCreditLimit(), under('a', 'cp_kwame'))
  expect(third.result.current.data).toBeUndefined()
  await waitFor(() => expect(third.result.current.data?.currency).toBe('GHS'))
  expect(first.result.current.data?.currency).toBe('NGN')
})

test('T90: when another person signs in, what the one before had read is gone', async () => {
  const queryClient = new QueryClient()
  const { relay } = createFixture()
  const client = relay.createClient()
  let userId = 'amina'
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LendingProvider client={client} queryClient={queryClient} userId={userId} customerPartnerId="cp_adaeze">
      {children}
    </LendingProvider>
  )
  const { result, rerender } = renderHook(() => useCreditLimit(), { wrapper })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  userId = 'bola'
  rerender()
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  const users = queryClient
    .getQueryCache()
    .getAll()
    .map((query) => JSON.stringify(query.queryKey))
  expect(users.some((key) => key.includes('amina'))).toBe(false)
})

test('reads are tried again by the client and not once more by a host that retries everything', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 3, retryDelay: 0 } } })
  const { wrapper, sandbox } = createFixture({ provider: { queryClient } })
  sandbox.faults.add({ endpoint: 'getCreditLimit', times: 20, fault: '500' })
  const { result } = renderHook(() => useCreditLimit(), { wrapper })
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(result.current.error).toMatchObject({ category: 'server', status: 500 })
  expect(sandbox.calls).toHaveLength(2)
})

test('useLending without a provider says what to do', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => renderHook(() => useLending())).toThrow(/<LendingProvider relayUrl="\/lending">/)
  complain.mockRestore()
})

test('a read that is left is aborted', async () => {
  const { relay } = createFixture()
  const signals: AbortSignal[] = []
  const client = relay.createClient({
    fetch: (_input, init) => {
      if (init?.signal) signals.push(init.signal)
      return new Promise(() => undefined)
    },
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LendingProvider client={client} customerPartnerId="cp_adaeze">
      {children}
    </LendingProvider>
  )
  const { unmount } = renderHook(() => useCreditLimit(), { wrapper })
  await waitFor(() => expect(signals).toHaveLength(1))
  act(() => unmount())
  expect(signals[0]?.aborted).toBe(true)
})
