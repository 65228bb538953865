import { createLendingClient } from '@onlend/core'
import { LendingProvider, useActiveDrawdown, useCreditLimit, useFinancings } from '@onlend/hooks'
import { FinancingsTable } from '@onlend/widgets/financings-table'
import { LendingRoot } from '@onlend/widgets/lending-root'
import '@onlend/widgets/styles.css'
import { QueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import drawdownAnswer from '../../../packages/core/src/endpoints/getActiveDrawdown.wire.json'
import limitAnswer from '../../../packages/core/src/endpoints/getCreditLimit.wire.json'
import { FinancingsByHand } from './FinancingsByHand.jsx'
import { makeFinancings } from './makeFinancings.mjs'

const drawdown = drawdownAnswer.response.data
const queryClient = new QueryClient()
const kept = { wire: '', rows: [] }

/** The relay: it has the three answers, and no more. */
function answer(input) {
  const { pathname } = new URL(String(input), 'http://relay.test')
  const json = pathname.endsWith('/financings')
    ? kept.wire
    : pathname.endsWith('/active')
      ? JSON.stringify(drawdownAnswer.response)
      : pathname.endsWith('/current')
        ? JSON.stringify(limitAnswer.response)
        : null
  // What else it is asked for, such as changes, stays without an answer.
  if (json === null) return new Promise(() => {})
  return Promise.resolve(
    new Response(json, { headers: { 'Content-Type': 'application/json', 'Onlend-Relay': '1' } }),
  )
}

const client = createLendingClient({
  baseUrl: 'http://relay.test/lending',
  fetch: answer,
  // 100,000 financings are 40 MB, more than a host takes unless it says so.
  maxResponseBytes: 100 * 1024 ** 2,
  timeouts: { read: 600_000 },
})

function Provided({ children }) {
  return (
    <LendingProvider
      client={client}
      customerPartnerId="cp"
      queryClient={queryClient}
      storage={null}
      draftStorage={null}
    >
      {children}
    </LendingProvider>
  )
}

/** Reads all that the table reads, so that only the table itself is measured later. */
function Reader() {
  const reads = [useFinancings(), useActiveDrawdown(), useCreditLimit()]
  globalThis.isRead = reads.every(({ isSuccess }) => isSuccess)
  return null
}

const firstView = { sort: '', page: 1, status: '' }
const columns = { name: 'customer', amount: 'amount', created: 'started' }
const write = ({ sort, page, status }) => `${sort}|${page}|${status}`

/** Keeps the view for both, and says which is on screen. */
function Held({ draw }) {
  const [view, setView] = useState(firstView)
  globalThis.ask = (kind, value) =>
    setView({ ...view, ...(kind === 'page' ? {} : { page: 1 }), [kind]: value })
  const onShown = () => {
    globalThis.shown = write(view)
  }
  useLayoutEffect(onShown)
  return draw(view, onShown)
}

function OursHeld({ view: { sort, page, status } }) {
  // As a host keeps them: what has not changed is the same object.
  const filters = useMemo(() => (status === '' ? {} : { status }), [status])
  const order = sort === '' ? null : { column: columns[sort], direction: 'ascending' }
  return <FinancingsTable view={{ search: '', sort: order, page, pageSize: 25, filters, columns: null }} />
}

function Ours() {
  return (
    <Provided>
      <LendingRoot>
        <Held draw={(view) => <OursHeld view={view} />} />
      </LendingRoot>
    </Provided>
  )
}

function ByHand() {
  return (
    <Held
      draw={(view, onShown) => (
        <FinancingsByHand {...{ view, onShown, drawdown }} rows={kept.rows} today={kept.today} />
      )}
    />
  )
}

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** From the wish to the frame that shows it, in milliseconds, and the heap before anything is collected. */
async function measureInPage(act, isShown) {
  const start = performance.now()
  act()
  do await painted()
  while (!isShown())
  const time = performance.now() - start
  return { time, heap: performance.memory?.usedJSHeapSize ?? null }
}

const contestants = {
  FinancingsTable: { Table: Ours, isShown: () => document.querySelector('.ol-FinancingsPicture-bars') },
  floor: { Table: ByHand, isShown: () => true },
}
const main = document.querySelector('main')

/** The answers as the contestant takes them: from their bytes. */
globalThis.prepare = async (name, count) => {
  kept.wire = JSON.stringify({
    status: 'success',
    message: '',
    data: makeFinancings(count, drawdown.id),
  })
  kept.today = Date.now()
  if (name === 'floor')
    return measureInPage(
      () => {
        kept.rows = JSON.parse(kept.wire).data
      },
      () => true,
    )
  const root = createRoot(main)
  const read = await measureInPage(
    () =>
      root.render(
        <Provided>
          <Reader />
        </Provided>,
      ),
    () => globalThis.isRead,
  )
  root.unmount()
  kept.wire = ''
  return read
}

/** Whether the page answers the wish: its own view, and no search or picture still on its way. */
const isShown = (name, expected) => () =>
  globalThis.shown === expected &&
  document.querySelector('tbody tr') !== null &&
  contestants[name].isShown() &&
  document.querySelector('[aria-busy="true"]') === null

globalThis.mount = (name) => {
  const { Table } = contestants[name]
  globalThis.mounted = name
  const root = createRoot(main)
  return measureInPage(() => flushSync(() => root.render(<Table />)), isShown(name, '|1|'))
}
globalThis.wishFor = (kind, value, expected) =>
  measureInPage(() => globalThis.ask(kind, value), isShown(globalThis.mounted, expected))
