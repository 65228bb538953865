import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../test/createFixture.tsx'
import { skipToken } from '@tanstack/react-query'
import {
  LendingProvider,
  useBanks,
  useCreditLimit,
  useLendingEvents,
  useOperations,
  useSession,
} from '../index.ts'

afterEach(cleanup)

const partners = ['cp_adaeze', 'cp_kwame', 'cp_wanjiru'] as const

/** A page whose change events are written by the test, and whose requests it sees. */
function createPage() {
  const customerPartners = partners.map((id) => ({ id, name: id }))
  const { relay } = createFixture({ relay: { session: { customerPartners } } })
  const asked: string[] = []
  const streams: { places: (string | null)[]; controllers: ReadableStreamDefaultController<Uint8Array>[] } = {
    places: [],
    controllers: [],
  }
  const read = {
    aborted: 0,
    hold: null as Promise<void> | null,
    isDown: false,
    isSignedIn: true,
    poll: () => new Promise<void>(() => {}),
  }
  const openStream = (init: RequestInit | undefined) => {
    streams.places.push(new Headers(init?.headers).get('Last-Event-ID'))
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        streams.controllers.push(controller)
        controller.enqueue(new TextEncoder().encode('retry: 0\n\n'))
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'Onlend-Relay': '1' } })
  }
  const client = relay.createClient({
    random: () => 1,
    wait: (milliseconds, signal) =>
      milliseconds === 15_000
        ? read.poll()
        : // Pauses pass at once; the watches of a stream never end by themselves.
          milliseconds >= 10_000
          ? new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
          : new Promise((resolve) => setTimeout(resolve)),
    fetch: async (input, init) => {
      const path = String(input).replace(/^.*\/lending/, '')
      const isStream = new Headers(init?.headers).get('Accept') === 'text/event-stream'
      asked.push(path.startsWith('/events') ? `${isStream ? 'stream' : 'poll'} ${path.split('=')[1]}` : path)
      if (!read.isSignedIn) return new Response('{}', { status: 401, headers: { 'Onlend-Relay': '1' } })
      if (isStream) return openStream(init)
      if (read.isDown) throw new TypeError('fetch failed')
      init?.signal?.addEventListener('abort', () => (read.aborted += 1))
      const answered = relay.fetch(input, init)
      await read.hold
      return answered
    },
  })
  const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
    <LendingProvider client={client} customerPartnerId="cp_adaeze" storage={null} draftStorage={null}>
      {children}
    </LendingProvider>
  )
  const say = (text: string) => streams.controllers.at(-1)?.enqueue(new TextEncoder().encode(text))
  return {
    ...{ wrapper, streams, read, asked },
    reads: (part: string) => asked.filter((path) => path.includes(part)).length,
    notify: (changeEvent: object, id = '1') => say(`id: ${id}\ndata: ${JSON.stringify(changeEvent)}\n\n`),
    breakStream: () => streams.controllers.at(-1)?.close(),
  }
}

/** Lets everything run that waits for nothing but its turn. */
const turns = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  })

const query = { retry: false }
const withdrawn = { topic: 'operation', operationId: 'op_1', kind: 'withdraw' }

function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}

async function renderLimit(page: ReturnType<typeof createPage>) {
  const rendered = renderHook(() => [useLendingEvents(), useCreditLimit().status], { wrapper: page.wrapper })
  await waitFor(() => expect(rendered.result.current).toEqual(['stream', 'success']))
  return rendered
}

test('a hundred change events at once cost two readings and not a hundred, and none of them is broken off', async () => {
  const page = createPage()
  await renderLimit(page)
  const { opened, open } = gate()
  page.read.hold = opened
  for (let at = 0; at < 100; at += 1) page.notify(withdrawn, String(at))
  await waitFor(() => expect(page.reads('credit-limit')).toBe(2))
  // On its way all the time, however slow the link is.
  for (let at = 0; at < 100; at += 1) page.notify(withdrawn, String(100 + at))
  open()
  await waitFor(() => expect(page.reads('credit-limit')).toBe(3))
  await turns()
  expect([page.reads('credit-limit'), page.read.aborted]).toEqual([3, 0])
})

test('what is being read for the first time when a change event comes is read once more, since it may be older', async () => {
  const page = createPage()
  const { opened, open } = gate()
  page.read.hold = opened
  const { result } = renderHook(() => [useLendingEvents(), useOperations().status], { wrapper: page.wrapper })
  await waitFor(() => expect(result.current[0]).toBe('stream'))
  page.notify(withdrawn)
  await turns()
  expect(page.reads('/operations')).toBe(1)
  open()
  await waitFor(() => expect(page.reads('/operations')).toBe(2))
})

test('a page that begins reads once what has been quiet for long, and again what may have changed meanwhile', async () => {
  const page = createPage()
  await renderLimit(page)
  page.notify({ topic: 'reset', quiet: 3_600_000 })
  await turns()
  expect(page.reads('credit-limit')).toBe(1)
  page.notify({ topic: 'reset', quiet: 200 })
  await waitFor(() => expect(page.reads('credit-limit')).toBe(2))
  page.notify({ topic: 'reset' })
  await waitFor(() => expect(page.reads('credit-limit')).toBe(3))
})

test('after a break the stream goes on where it was, and only what could not be read meanwhile is read again', async () => {
  const page = createPage()
  await renderLimit(page)
  page.notify({ topic: 'uploads' }, '7')
  await turns()
  page.breakStream()
  await waitFor(() => expect(page.streams.places).toEqual([null, '7']))
  await turns()
  expect(page.reads('credit-limit')).toBe(1)
  // The change event gets through and the reading does not.
  page.read.isDown = true
  page.notify(withdrawn, '8')
  await waitFor(() => expect(page.reads('credit-limit')).toBeGreaterThanOrEqual(2))
  await turns()
  const failed = page.reads('credit-limit')
  page.read.isDown = false
  page.breakStream()
  await waitFor(() => expect(page.reads('credit-limit')).toBe(failed + 1))
})

test('after a break a list that belongs to no partner, such as the banks, is read again where it failed', async () => {
  const page = createPage()
  const { result, rerender } = renderHook(
    ({ isOpen }) => [useLendingEvents(), useBanks(isOpen ? { country: 'nigeria', query } : skipToken).status],
    { wrapper: page.wrapper, initialProps: { isOpen: false } },
  )
  await waitFor(() => expect(result.current[0]).toBe('stream'))
  page.read.isDown = true
  rerender({ isOpen: true })
  await waitFor(() => expect(result.current[1]).toBe('error'))
  page.read.isDown = false
  page.breakStream()
  await waitFor(() => expect(result.current[1]).toBe('success'))
})

test('a page without a session follows no change events, and follows them again after a successful read', async () => {
  const page = createPage()
  const { result } = renderHook(() => ({ channel: useLendingEvents(), session: useSession() }), {
    wrapper: page.wrapper,
  })
  await waitFor(() =>
    expect([result.current.channel, result.current.session.status]).toEqual(['stream', 'success']),
  )
  page.read.isSignedIn = false
  page.breakStream()
  await waitFor(() => expect(result.current.channel).toBe('signedOut'))
  await act(() => result.current.session.refetch())
  await turns()
  expect([result.current.channel, page.reads('stream')]).toEqual(['signedOut', 2])
  page.read.isSignedIn = true
  await act(() => result.current.session.refetch())
  await waitFor(() => expect(result.current.channel).toBe('stream'))
  // And once more, by itself and once.
  await act(() => result.current.session.refetch())
  expect(page.reads('stream')).toBe(3)
})

test('a page that follows many partners keeps one stream, and polls for the others until it is free', async () => {
  const page = createPage()
  // Polls wait for the test: 12 to 15 seconds in a page.
  const polls: (() => void)[] = []
  page.read.poll = () => new Promise((resolve) => polls.push(resolve))
  const { result, rerender } = renderHook(
    ({ first }: { first: string }) => [
      useLendingEvents({ customerPartnerId: first }),
      useLendingEvents({ customerPartnerId: partners[1] }),
      useLendingEvents({ customerPartnerId: partners[2] }),
    ],
    { wrapper: page.wrapper, initialProps: { first: partners[0] as string } },
  )
  await waitFor(() => expect(result.current).toEqual(['stream', 'polling', 'polling']))
  expect(page.asked.filter((path) => path.startsWith('stream'))).toEqual(['stream cp_adaeze'])
  rerender({ first: partners[1] })
  await turns()
  for (const end of polls) end()
  await waitFor(() => expect(result.current).toEqual(['stream', 'stream', 'polling']))
  expect(page.asked).toContain('stream cp_kwame')
})
