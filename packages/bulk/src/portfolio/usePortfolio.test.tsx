import { LendingError } from '@onlend/core'
import { createSandbox, manualClock, type SandboxOptions } from '@onlend/sandbox'
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
// By path and not by name: the testing package stands on this one, and its tests on that one.
import { createRelayDouble } from '../../../testing/src/relay-double/index.ts'
import { LendingProvider, useCreditLimit } from '@onlend/hooks'
import { portfolioColumns, usePortfolio, type UsePortfolioParameters } from './index.ts'

afterEach(cleanup)

type Held = { path: string; release: () => void }

/** A page in front of a relay that answers when the test says so. */
function createPage({
  sandbox: options,
  isHeld = false,
}: {
  sandbox?: SandboxOptions
  isHeld?: boolean
} = {}) {
  const sandbox = createSandbox({ clock: manualClock(), ...options })
  const relay = createRelayDouble(sandbox)
  const link = { isHeld, inFlight: 0, peak: 0, paths: [] as string[], aborted: 0, held: [] as Held[] }
  /** As a browser does, it ends at once when the page hangs up. */
  const untilReleased = (path: string, signal?: AbortSignal | null) =>
    new Promise<void>((release, refuse) => {
      link.held.push({ path, release })
      signal?.addEventListener('abort', () => {
        link.aborted += 1
        link.held = link.held.filter((one) => one.release !== release)
        refuse(signal.reason as Error) // what a browser's fetch rejects with
      })
    })
  const client = relay.createClient({
    retries: { attempts: 0 },
    fetch: async (input, init) => {
      const { pathname, search } = new URL(String(input))
      const path = pathname + search
      link.paths.push(path)
      link.inFlight += 1
      link.peak = Math.max(link.peak, link.inFlight)
      try {
        if (link.isHeld) await untilReleased(path, init?.signal)
        return await relay.fetch(input, init)
      } finally {
        link.inFlight -= 1
      }
    },
  })
  const queryClient = new QueryClient()
  /** A provider of its own, over the same client. */
  const createWrapper =
    (own: QueryClient) =>
    ({ children }: { children: ReactNode }) => (
      <StrictMode>
        <LendingProvider
          client={client}
          queryClient={own}
          customerPartnerId="cp_adaeze"
          channelPartnerId="chp_harbour"
          storage={null}
          draftStorage={null}
          now={sandbox.clock.now}
        >
          {children}
        </LendingProvider>
      </StrictMode>
    )
  /** Lets the calls that wait now through. */
  const release = async () => {
    await act(async () => {
      for (const one of link.held.splice(0)) one.release()
      await Promise.resolve()
    })
  }
  /** Lets calls through until there are no more. */
  const releaseAll = async (isDone: () => boolean) => {
    while (!isDone()) {
      await waitFor(() => expect(link.held.length > 0 || isDone()).toBe(true))
      await release()
    }
  }
  const wrapper = createWrapper(queryClient)
  return { sandbox, relay, link, queryClient, wrapper, createWrapper, release, releaseAll }
}

function show(page: ReturnType<typeof createPage>, parameters: Partial<UsePortfolioParameters> = {}) {
  return renderHook(
    () => usePortfolio({ columns: portfolioColumns, timeZone: 'Africa/Lagos', ...parameters }),
    {
      wrapper: page.wrapper,
    },
  )
}

/** A sandbox with so many partners, each like one of the eight that it has. */
function withPartners(count: number): SandboxOptions {
  const saved = JSON.parse(createSandbox({ clock: manualClock() }).control.snapshot()) as {
    partners: { id: string; name: string; channelPartnerId: string }[]
  }
  const own = saved.partners.filter(({ channelPartnerId }) => channelPartnerId === 'chp_harbour')
  // Ten thousand customers of one are no part of this.
  const usual = own.filter(({ id }) => id !== 'cp_10k_customers')
  const more = Array.from({ length: count - own.length }, (_, at) => {
    const like = usual[at % usual.length]
    return { ...like, id: `cp_more_${at}`, name: `${like?.name} ${at}` }
  })
  return { snapshot: JSON.stringify({ ...saved, partners: [...saved.partners, ...more] }) }
}

test('at most four calls are on their way at once, with two portfolios under StrictMode, thirty partners each', async () => {
  const page = createPage({ sandbox: withPartners(30), isHeld: true })
  const { result } = renderHook(
    () => [usePortfolio({ columns: portfolioColumns }), usePortfolio({ columns: portfolioColumns })],
    { wrapper: page.wrapper },
  )
  await waitFor(() => expect(page.link.held).toHaveLength(1))
  await page.release()
  await waitFor(() => expect(page.link.held).toHaveLength(4))
  await page.releaseAll(() => result.current.every(({ progress }) => progress.done === 30))
  expect(page.link.peak).toBe(4)
  // Nothing is asked for twice.
  expect(new Set(page.link.paths).size).toBe(page.link.paths.length)
}, 30_000)

test('a portfolio that is closed and opened again keeps to four calls, those that it left included', async () => {
  const page = createPage({ isHeld: true })
  const first = show(page)
  await waitFor(() => expect(page.link.held).toHaveLength(1))
  await page.release()
  await waitFor(() => expect(page.link.held).toHaveLength(4))
  first.unmount()
  await waitFor(() => expect(page.link.aborted).toBe(4))
  const second = show(page)
  await page.releaseAll(() => second.result.current.isSettled)
  expect(page.link.peak).toBe(4)
})

test('four calls are shared by all providers of one client, each with a cache of its own', async () => {
  const page = createPage({ isHeld: true })
  const first = show(page)
  const second = show({ ...page, wrapper: page.createWrapper(new QueryClient()) })
  await page.releaseAll(() => first.result.current.isSettled && second.result.current.isSettled)
  expect(page.link.peak).toBe(4)
})

test('a portfolio that is closed in the turn in which it was opened reads no partner', async () => {
  const page = createPage({ isHeld: true })
  const first = show(page)
  await waitFor(() => expect(page.link.held).toHaveLength(1))
  await page.release()
  await waitFor(() => expect(page.link.held).toHaveLength(4))
  first.unmount()
  await waitFor(() => expect(page.link.aborted).toBe(4))
  const before = page.link.paths.length
  show(page).unmount()
  await act(() => Promise.resolve())
  expect(page.link.paths).toHaveLength(before)
})

test.each([
  ['fewer', 2, 2],
  ['no more than four', 8, 4],
])('%s calls at once are made where the host asks for %i', async (_what, concurrency, peak) => {
  const page = createPage({ isHeld: true })
  const { result } = show(page, { concurrency })
  await page.releaseAll(() => result.current.isSettled)
  expect(page.link.peak).toBe(peak)
})

test('rows stand by name while they are read and then by what needs attention, and sums are there once all are', async () => {
  const page = createPage({ sandbox: { scenario: 'overdue' }, isHeld: true })
  const { result } = show(page)
  const names = () => result.current.table.rows.map(({ name }) => name)
  await waitFor(() => expect(page.link.held).toHaveLength(1))
  await page.release()
  await waitFor(() => expect(names()).toHaveLength(8))
  const byName = [...names()].sort((one, other) => one.localeCompare(other))
  expect(names()).toEqual(byName)
  await page.releaseAll(() => {
    if (!result.current.isSettled) {
      expect(result.current.totals).toBeNull()
      expect(result.current.pictures).toBeNull()
      expect(names()).toEqual(byName)
    }
    return result.current.isSettled
  })
  expect(result.current.progress).toEqual({ done: 8, total: 8 })
  const { rows } = result.current.table
  expect(rows[0]).toMatchObject({ name: 'Adaeze Foods Ltd', attention: 'overdue', currency: 'NGN' })
  const ranks = ['overdue', 'unknown', 'noLimit', 'nearLimit', 'none']
  const found = rows.map(({ attention }) => ranks.indexOf(String(attention)))
  expect(found).toEqual([...found].sort((one, other) => one - other))
  expect(result.current.totals?.map(({ currency }) => currency)).toEqual(
    expect.arrayContaining(['NGN', 'GHS', 'KES']),
  )
  expect(result.current.pictures).toHaveLength(result.current.totals?.length ?? 0)
})

test('the order waits while a person is at the rows', async () => {
  const page = createPage({ sandbox: { scenario: 'overdue' } })
  const held = { isOrderHeld: true }
  const { result, rerender } = renderHook(
    () => usePortfolio({ columns: portfolioColumns, isOrderHeld: held.isOrderHeld }),
    { wrapper: page.wrapper },
  )
  await waitFor(() => expect(result.current.isSettled).toBe(true))
  const before = result.current.table.rows.map(({ name }) => name)
  expect(before).toEqual([...before].sort((one, other) => one.localeCompare(other)))
  held.isOrderHeld = false
  rerender()
  expect(result.current.table.rows.map(({ name }) => name)).not.toEqual(before)
})

test('one that fails is said and read again alone, and sums come when it has been', async () => {
  const page = createPage()
  page.sandbox.faults.add({ endpoint: 'getCreditLimit', fault: '500' })
  const { result } = show(page)
  await waitFor(() => expect(result.current.isSettled).toBe(true))
  const [failed, ...others] = result.current.failed
  expect(others).toEqual([])
  expect(failed?.error).toBeInstanceOf(LendingError)
  expect(result.current.totals).toBeNull()
  const places = result.current.table.rows.map(({ name }) => name)
  const before = page.link.paths.length
  act(() => result.current.retry(failed?.customerPartnerId ?? ''))
  await waitFor(() => expect(result.current.totals).not.toBeNull())
  const asked = page.link.paths.slice(before)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.every((path) => path.includes(String(failed?.customerPartnerId)))).toBe(true)
  // It stays where it was: rows do not jump under a finger.
  expect(result.current.table.rows.map(({ name }) => name)).toEqual(places)
  expect(result.current.failed).toEqual([])
})

test('what cards have read is not read again, and what the portfolio has read is theirs', async () => {
  const page = createPage()
  const card = renderHook(() => useCreditLimit({ customerPartnerId: 'cp_kwame' }), { wrapper: page.wrapper })
  await waitFor(() => expect(card.result.current.isSuccess).toBe(true))
  const { result } = show(page)
  await waitFor(() => expect(result.current.isSettled).toBe(true))
  const limits = page.link.paths.filter((path) => path.includes('cp_kwame') && path.includes('limit'))
  expect(limits).toHaveLength(1)
  const later = show(page)
  expect(later.result.current.isSettled).toBe(true)
  expect(later.result.current.totals).toEqual(result.current.totals)
})

test('what changes is read again quietly: the sums stay until the new ones are whole', async () => {
  const page = createPage()
  const { result } = show(page)
  await waitFor(() => expect(result.current.isSettled).toBe(true))
  const before = result.current.table.rows.find(({ customerPartnerId }) => customerPartnerId === 'cp_nolimit')
  expect(before?.attention).toBe('noLimit')
  page.sandbox.control.approveLimit('cp_nolimit', '777')
  const isWholeAlways: boolean[] = []
  // The pause between two reads of a business is over.
  const { now } = Date
  const later = vi.spyOn(Date, 'now').mockImplementation(() => now() + 5_000)
  onTestFinished(() => later.mockRestore())
  await act(async () => {
    await page.queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[3] === 'cp_nolimit' })
  })
  await waitFor(() => {
    isWholeAlways.push(result.current.totals !== null)
    const row = result.current.table.rows.find(({ customerPartnerId }) => customerPartnerId === 'cp_nolimit')
    expect(row?.limit).toBe('777')
  })
  expect(isWholeAlways).not.toContain(false)
})

test('a partner that the service has deleted is no part of it', async () => {
  const page = createPage({ sandbox: { scenario: 'deletedRows' } })
  const { result } = show(page)
  await waitFor(() => expect(result.current.isSettled).toBe(true))
  expect(result.current.table.total).toBe(7)
  expect(page.link.paths.some((path) => path.includes('cp_nolimit'))).toBe(false)
})

test('without a session the others are not asked for any more', async () => {
  const page = createPage({ isHeld: true })
  const { result } = show(page)
  await waitFor(() => expect(page.link.held).toHaveLength(1))
  await page.release()
  await waitFor(() => expect(page.link.held).toHaveLength(4))
  page.relay.signOut()
  await page.releaseAll(() => result.current.isSettled)
  expect(result.current.failed).toHaveLength(8)
  expect(page.link.paths).toHaveLength(5)
})
