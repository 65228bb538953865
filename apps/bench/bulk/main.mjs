// Measures files of 100,000 rows and statements of 10,000 lines in Chromium with the processor slowed down, beside the bare parser and one written by hand.
// `pnpm bench:bulk file match`, `--rounds 3`, `--slower 4,6`, `--rows 100000`.
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { serveBulk } from './serveBulk.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    slower: { type: 'string', default: '4,6' },
    rows: { type: 'string', default: '100000' },
  },
})
const wanted = positionals.length > 0 ? positionals : ['file', 'match']
const site = await serveBulk()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
})
const results = []

/** A fresh page for each round, so that nothing is warm for one and cold for another. */
async function withPage(slower, work) {
  const page = await browser.newPage()
  try {
    await page.goto(site.address)
    await page.waitForFunction(() => globalThis.measurePart !== undefined)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await work(page, (name) => page.evaluate((part) => globalThis.measurePart(part), name))
  } finally {
    await page.close()
  }
}

try {
  for (const slower of values.slower.split(',').map(Number))
    for (let round = 0; round < Number(values.rounds); round += 1) {
      if (wanted.includes('file'))
        await withPage(slower, async (page, measure) => {
          await page.evaluate((count) => globalThis.prepareFile(count), Number(values.rows))
          for (const part of ['by hand', 'papaparse', 'read', 'check'])
            results.push({ slower, part, ...(await measure(part)) })
        })
      if (wanted.includes('match'))
        for (const [lines, loans] of [
          [1_000, 5_000],
          [10_000, 50_000],
        ])
          await withPage(slower, async (page, measure) => {
            await page.evaluate((counts) => globalThis.prepareStatement(...counts), [lines, loans])
            results.push({ slower, part: `match ${lines}/${loans}`, ...(await measure('match')) })
          })
    }
} finally {
  await browser.close()
  site.close()
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const mebibyte = 1024 ** 2
console.log(`${values.rows} rows, ${values.rounds} rounds: medians`)
console.log(
  `${'CPU'.padEnd(5)}${'part'.padEnd(20)}${'ms'.padStart(8)}${'rows/s'.padStart(11)}${'longest task'.padStart(14)}${'heap MB'.padStart(9)}`,
)
for (const key of new Set(results.map(({ slower, part }) => `${slower}|${part}`))) {
  const own = results.filter(({ slower, part }) => `${slower}|${part}` === key)
  const [{ slower, part, rows }] = own
  const time = median(own.map((one) => one.time))
  const longest = median(own.map((one) => one.longest))
  const heap = Math.max(...own.map((one) => one.heap)) / mebibyte
  const speed = Math.round((rows / time) * 1_000)
  console.log(
    `${`${slower}x`.padEnd(5)}${part.padEnd(20)}${time.toFixed(0).padStart(8)}${String(speed).padStart(11)}${longest.toFixed(0).padStart(14)}${heap.toFixed(0).padStart(9)}`,
  )
}
const folder = new URL('../../../test-results/bench/', import.meta.url)
await mkdir(folder, { recursive: true })
await writeFile(new URL('bulk.json', folder), JSON.stringify(results, null, 2))
