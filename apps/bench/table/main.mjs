// Measures `FinancingsTable` with 100,000 financings in Chromium with the processor slowed down, beside a page made by hand.
// `--rounds 5`, `--slower 4`, `--rows 100000`.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bundlePage } from '../lib/bundlePage.mjs'
import { keepFigures, printTable, quantile, round } from '../lib/figures.mjs'
import { openBrowser } from '../lib/openBrowser.mjs'

/** The most that an action may take, as times the floor of the same run. A missed target is only a line. */
const targets = {
  mount: 1.5,
  'sort by name': 1.2,
  'sort by amount': 1.2,
  'sort by date': 1.2,
  'filter by status': 1.2,
}
const contestants = ['FinancingsTable', 'floor']

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    slower: { type: 'string', default: '4' },
    rows: { type: 'string', default: '100000' },
  },
})
const slower = Number(values.slower)
const page = await bundlePage(fileURLToPath(new URL('./financingsPage.jsx', import.meta.url)))
const browser = await openBrowser(['--enable-precise-memory-info', '--js-flags=--expose-gc'])
const rounds = []
try {
  // In turns, so that what else the machine does falls on both.
  for (let turn = 0; turn < Number(values.rounds); turn += 1)
    for (const name of contestants)
      rounds.push(await measureTable({ browser, page, name, slower, rows: Number(values.rows) }))
} finally {
  await browser.close()
}
const of = (name, read) => rounds.filter((one) => one.name === name).map(read)
printTable(
  `${values.rows} financings, CPU ${slower}x, ms: medians of ${values.rounds}`,
  Object.fromEntries(
    Object.keys(rounds[0].times).map((action) => {
      const [ours, floor] = contestants.map((name) => quantile(of(name, ({ times }) => times[action].time)))
      const target = targets[action]
      const ratio = ours / floor
      const reached = target === undefined ? '' : `${ratio <= target ? 'met' : 'MISSED'} ${target}`
      return [
        action,
        { FinancingsTable: round(ours), floor: round(floor), ratio: round(ratio), target: reached },
      ]
    }),
  ),
)
for (const name of contestants)
  console.log(
    `peak heap of ${name}: ${Math.round(Math.max(...of(name, ({ heap }) => heap.peak)) / 1024 ** 2)} MiB`,
  )
await keepFigures('table', rounds)

/** One fresh page, one contestant, every action once. Says what each took, which row it brought to the top, and the heap. */
async function measureTable({ browser, page: html, name, slower, rows }) {
  const page = await browser.newPage()
  try {
    await page.setContent(html)
    const session = await page.context().newCDPSession(page)
    const times = {}
    // Reading is no part of a table: it is not slowed down.
    times.read = await page.evaluate((all) => globalThis.prepare(...all), [name, rows])
    await session.send('HeapProfiler.collectGarbage')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const { usedSize: before } = await session.send('Runtime.getHeapUsage')
    times.mount = await page.evaluate((who) => globalThis.mount(who), name)
    const wish = (kind, value, expected) =>
      page.evaluate((all) => globalThis.wishFor(...all), [kind, value, expected])
    times['page 2'] = await wish('page', 2, '|2|')
    times['sort by name'] = await wish('sort', 'name', 'name|1|')
    times['sort by amount'] = await wish('sort', 'amount', 'amount|1|')
    times['sort by date'] = await wish('sort', 'created', 'created|1|')
    times['filter by status'] = await wish('status', 'active', 'created|1|active')
    const peak = Math.max(...Object.values(times).map(({ heap }) => heap ?? 0))
    return { name, times, heap: { before, peak } }
  } finally {
    await page.close()
  }
}
