// Measures a picker of 10,000 banks in Chromium with the processor slowed down, beside one that was made by hand.
// `--rounds 5`, `--slower 4`.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bundlePage } from '../lib/bundlePage.mjs'
import { keepFigures, printTable, quantile, round } from '../lib/figures.mjs'
import { openBrowser } from '../lib/openBrowser.mjs'
import { measurePicker } from './measurePicker.mjs'

/** What each figure is made of, and the most it may be as times the picker made by hand. A missed target is only a line. */
const figures = {
  mount: { read: ({ mount }) => [mount], atMost: 1.5 },
  open: { read: ({ open }) => [open], atMost: 1.5 },
  'key press p50': { read: ({ keys }) => keys, atMost: 1.2 },
  'key press p95': { read: ({ keys }) => keys, share: 0.95, atMost: 1.5 },
  'work of a key': { read: ({ work }) => work, atMost: 1.2 },
}

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, slower: { type: 'string', default: '4' } },
})
const page = await bundlePage(fileURLToPath(new URL('./pickerPage.jsx', import.meta.url)))
const browser = await openBrowser()
const rounds = []
const slower = Number(values.slower)
try {
  // In turns, so that what else the machine does falls on both.
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const name of ['ours', 'by hand']) rounds.push(await measurePicker({ browser, page, name, slower }))
  }
} finally {
  await browser.close()
}
const of = (name, read) => rounds.filter((one) => one.name === name).flatMap(read)
printTable(
  `Picker of 10,000, CPU ${slower}x, ${values.rounds} rounds, ms`,
  Object.fromEntries(
    Object.entries(figures).map(([figure, { read, share, atMost }]) => {
      const [ours, byHand] = ['ours', 'by hand'].map((name) => quantile(of(name, read), share))
      const ratio = ours / byHand
      const target = `${ratio <= atMost ? 'met' : 'MISSED'} ${atMost}`
      return [figure, { ours: round(ours), 'by hand': round(byHand), ratio: round(ratio), target }]
    }),
  ),
)
await keepFigures('picker', rounds)
