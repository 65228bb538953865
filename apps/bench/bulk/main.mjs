// Measures files of 100,000 rows and statements of 10,000 lines in Chromium with the processor slowed down, beside the bare parser and one written by hand.
// And the table of 100,000 financings beside a page made by hand. `pnpm bench:bulk file faulty match table`, `--rounds 3`, `--slower 4,6`, `--rows 100000`.
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { serveBulk } from './serveBulk.mjs'
import { measureBulkTable } from './table.mjs'
import { watchWorkers } from './watchWorkers.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    slower: { type: 'string', default: '4,6' },
    rows: { type: 'string', default: '100000' },
  },
})
const wanted = positionals.length > 0 ? positionals : ['file', 'faulty', 'match', 'table']
const site = await serveBulk()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info', '--js-flags=--expose-gc'],
})
const results = []
const tables = []

/** A fresh page for each round, so that nothing is warm for one and cold for another. */
async function withPage(slower, work) {
  const page = await browser.newPage()
  try {
    await page.goto(site.address)
    await page.waitForFunction(() => globalThis.measurePart !== undefined)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await work(page, (name) => watchWorkers(page, () => measurePart(page, session, name)))
  } finally {
    await page.close()
  }
}

/** What a part took, with the processor's time of the main thread and of all threads of the page, which others that want the machine do not lengthen. */
async function measurePart(page, session, name) {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map((metric) => [metric.name, metric.value * 1_000]))
  }
  await page.evaluate(() => globalThis.gc?.())
  const before = await read()
  const trace = await startTrace()
  const measured = await page.evaluate((part) => globalThis.measurePart(part), name)
  const longestCpu = await trace.stop()
  const after = await read()
  const main = after.ThreadTime - before.ThreadTime
  return { ...measured, longestCpu, main, all: after.ProcessTime - before.ProcessTime }
}

/** Listens to the tasks of the main thread, and says the most of the processor's time that one took. */
async function startTrace() {
  const session = await browser.newBrowserCDPSession()
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  const traceConfig = { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] }
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  return {
    stop: async () => {
      await session.send('Tracing.end')
      await ended
      await session.detach()
      const mains = new Set()
      for (const { name, args, pid, tid } of events)
        if (name === 'thread_name' && args.name === 'CrRendererMain') mains.add(`${pid} ${tid}`)
      let longest = 0
      for (const { name, pid, tid, tdur = 0 } of events)
        if (name.endsWith('RunTask') && mains.has(`${pid} ${tid}`)) longest = Math.max(longest, tdur / 1_000)
      return longest
    },
  }
}

try {
  for (const slower of values.slower.split(',').map(Number))
    for (let round = 0; round < Number(values.rounds); round += 1) {
      if (wanted.includes('file'))
        await withPage(slower, async (page, measure) => {
          await page.evaluate((count) => globalThis.prepareFile(count), Number(values.rows))
          for (const part of ['by hand', 'papaparse', 'read', 'check', 'check on the page'])
            results.push({ slower, part, ...(await measure(part)) })
          const [check, read] = [results.at(-2), results.at(-3)]
          const sum = (key) => read[key] + check[key]
          const most = (key) => Math.max(read[key], check[key])
          results.push({
            ...{ slower, part: 'read and check', rows: check.rows, time: sum('time') },
            ...{ main: sum('main'), all: sum('all') },
            ...{ longest: most('longest'), longestCpu: most('longestCpu'), heap: most('heap') },
          })
        })
      if (wanted.includes('faulty'))
        await withPage(slower, async (page, measure) => {
          await page.evaluate((count) => globalThis.prepareFile(count, true), Number(values.rows))
          await measure('read')
          results.push({ slower, part: 'check, all faulty', ...(await measure('check')) })
          results.push({ slower, part: 'write the faulty', ...(await measure('faulty')) })
        })
      if (wanted.includes('match'))
        for (const [lines, loans] of [
          [1_000, 5_000],
          [10_000, 50_000],
        ])
          await withPage(slower, async (page, measure) => {
            await page.evaluate((counts) => globalThis.prepareStatement(...counts), [lines, loans])
            for (const part of ['match', 'match on page', 'lay', 'accept all', 'compare'])
              results.push({ slower, part: `${part} ${lines}/${loans}`, ...(await measure(part)) })
          })
    }
  if (wanted.includes('table'))
    for (const slower of values.slower.split(',').map(Number))
      tables.push(
        ...(await measureBulkTable({
          browser,
          slower,
          rounds: Number(values.rounds),
          rows: Number(values.rows),
        })),
      )
} finally {
  await browser.close()
  site.close()
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const mebibyte = 1024 ** 2
console.log(`${values.rows} rows, ${values.rounds} rounds: medians`)
const heads = [
  'ms',
  'rows/s',
  'main cpu',
  'all cpu',
  'of papaparse',
  'longest',
  'its cpu',
  'heap MB',
  'workers MB',
]
console.log(`${'CPU'.padEnd(5)}${'part'.padEnd(28)}${heads.map((head) => head.padStart(13)).join('')}`)
for (const key of new Set(results.map(({ slower, part }) => `${slower}|${part}`))) {
  const own = results.filter(({ slower, part }) => `${slower}|${part}` === key)
  const [{ slower, part, rows }] = own
  const take = (name) => median(own.map((one) => one[name]))
  const bare = results.filter((one) => one.slower === slower && one.part === 'papaparse')
  const ratio = bare.length === 0 ? '' : (take('time') / median(bare.map(({ time }) => time))).toFixed(2)
  const heap = Math.max(...own.map((one) => one.heap)) / mebibyte
  const workers = Math.max(...own.map((one) => one.workerHeap ?? 0)) / mebibyte
  const figures = [
    ...[take('time'), (rows / take('time')) * 1_000, take('main'), take('all')].map(Math.round),
    ratio,
    ...[take('longest'), take('longestCpu'), heap, workers].map(Math.round),
  ]
  console.log(
    `${`${slower}x`.padEnd(5)}${part.padEnd(28)}${figures.map((figure) => String(figure).padStart(13)).join('')}`,
  )
}
const folder = new URL('../../../test-results/bench/', import.meta.url)
await mkdir(folder, { recursive: true })
await writeFile(new URL('bulk.json', folder), JSON.stringify([...results, ...tables], null, 2))
