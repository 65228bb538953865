import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { createFixture } from '../../test/createFixture.tsx'
import { useWithdrawForm } from '../forms/index.ts'
import { LendingProvider, type LendingProviderProps, useLending, useSession } from '../index.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Amount(): ReactNode {
  const form = useWithdrawForm({ country: 'nigeria' })
  const { input } = form.field('amount')
  return (
    <>
      <input aria-label="amount" {...input} />
      <output>{form.step}</output>
      <button type="button" onClick={form.actions.review}>
        Check
      </button>
    </>
  )
}

test('prerendered markup hydrates without a mismatch and keeps what was typed before the script ran', async () => {
  const { wrapper } = createFixture()
  const page = wrapper({ children: <Amount /> })
  const container = document.createElement('div')
  document.body.append(container)
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  container.innerHTML = renderToString(page)
  // React 18 takes this page for a browser even while it prerenders; what counts is what it says while hydrating.
  complain.mockClear()
  screen.getByLabelText<HTMLInputElement>('amount').value = '750'
  const root = await act(async () => hydrateRoot(container, page))
  expect(complain).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('amount'), '0')
  expect(screen.getByLabelText<HTMLInputElement>('amount').value).toBe('7500')
  act(() => root.unmount())
  container.remove()
})

test('the client lives as long as the address stays the same', () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
  let relayUrl = '/lending'
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LendingProvider relayUrl={relayUrl} getToken={() => null}>
      {children}
    </LendingProvider>
  )
  const { result, rerender } = renderHook(() => useLending().client, { wrapper })
  const first = result.current
  rerender()
  expect(result.current).toBe(first)
  relayUrl = '/elsewhere'
  rerender()
  expect(result.current.baseUrl).toBe('/elsewhere')
  expect(fetched).not.toHaveBeenCalled()
})

test('the newest getToken is asked, without a new client', async () => {
  const seen: (string | null)[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    seen.push(new Headers(init?.headers).get('Authorization'))
    return new Response('{}', { status: 403, headers: { 'Onlend-Relay': '1' } })
  })
  let token = 'one'
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LendingProvider relayUrl="/lending" getToken={() => token}>
      {children}
    </LendingProvider>
  )
  const { result, rerender } = renderHook(() => useSession(), { wrapper })
  await waitFor(() => expect(result.current.isError).toBe(true))
  token = 'two'
  rerender()
  act(() => void result.current.refetch())
  await waitFor(() => expect(seen).toEqual(['Bearer one', 'Bearer two']))
})

test('a provider that cannot reach a relay says what it needs', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // The cast stands for a caller without types.
  const props = {} as LendingProviderProps
  expect(() =>
    renderHook(() => useLending(), {
      wrapper: ({ children }) => <LendingProvider {...props}>{children}</LendingProvider>,
    }),
  ).toThrow(/pass relayUrl/)
})

test('reading again on focus works without a QueryClientProvider', async () => {
  const { wrapper, relay } = createFixture()
  relay.breakLine('before', { reads: true, times: 2 })
  const { result } = renderHook(() => useSession({ query: { staleTime: 0 } }), { wrapper })
  await waitFor(() => expect(result.current.isError).toBe(true))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
})

test('a token that the relay refused is handed to getToken, and the next one is sent', async () => {
  const seen: (string | null)[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    seen.push(new Headers(init?.headers).get('Authorization'))
    return new Response('{}', {
      status: 401,
      headers: { 'Onlend-Error': 'unauthenticated', 'Onlend-Relay': '1' },
    })
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LendingProvider relayUrl="/lending" getToken={(refused) => (refused === 'one' ? 'two' : 'one')}>
      {children}
    </LendingProvider>
  )
  const { result } = renderHook(() => useSession(), { wrapper })
  await waitFor(() => expect(result.current.error?.category).toBe('session'))
  expect(seen).toEqual(['Bearer one', 'Bearer two'])
})
