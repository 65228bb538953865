// Measures a picker of 10,000 banks in Chromium with the processor slowed down, beside one that was made by hand.
// `--rounds 5`, `--slower 4`.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bundlePage } from '../lib/bundlePage.mjs'
import { keepFigures, printTable, quantile, round } from '../lib/figures.mjs'
import { openBrowser } from '../lib/openBrowser.mjs'

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

const typed = 'savings bank 4321'

/** One fresh page with one contestant: what each action took, and the work of the page's thread for each key. */
async function measurePicker({ browser, page: html, name, slower }) {
  const page = await browser.newPage()
  try {
    await page.setContent(html)
    const session = await page.context().newCDPSession(page)
    // Its own time on a processor, which other programs do not lengthen.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const readWork = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find((metric) => metric.name === 'TaskDuration').value * 1000
    }
    const act = async (action) => {
      await page.evaluate(() => {
        globalThis.watched = globalThis.watch()
      })
      await action()
      return page.evaluate(() => globalThis.watched)
    }
    const mount = await page.evaluate((who) => globalThis.mount(who), name)
    const input = page.getByRole('combobox')
    await input.focus()
    // The part with the list has arrived once the input names it.
    await page.waitForSelector('[role="combobox"][aria-controls]')
    const open = await act(() => input.click())
    const keys = []
    const work = []
    for (const letter of typed) {
      const before = await readWork()
      keys.push(await act(() => page.keyboard.press(letter === ' ' ? 'Space' : letter)))
      work.push((await readWork()) - before)
    }
    return { name, mount, open, keys, work }
  } finally {
    await page.close()
  }
}

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
