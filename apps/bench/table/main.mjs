// Measures `FinancingsTable` with 100,000 financings in Chromium with the processor slowed down, beside a page made by hand.
// `--rounds 5`, `--slower 4`, `--rows 100000`.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bundlePage } from '../lib/bundlePage.mjs'
import { keepFigures, printTable, quantile, round } from '../lib/figures.mjs'
import { openBrowser } from '../lib/openBrowser.mjs'
import { measureTable } from './measureTable.mjs'

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
