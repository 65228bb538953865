// Measures the way of a file of 100,000 rows in Chromium with the processor slowed down: read and checked by the worker that holds it, or on the page,
// beside the bare papaparse. `--rounds 3`, `--slower 4,6`, `--rows 100000`.
import { parseArgs } from 'node:util'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { keepFigures, printTable, quantile, round } from '../lib/figures.mjs'
import { openBrowser } from '../lib/openBrowser.mjs'
import { watchMemory } from './watchMemory.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    slower: { type: 'string', default: '4,6' },
    rows: { type: 'string', default: '100000' },
  },
})
/** Parts that share a page. */
const groups = [['papaparse'], ['read', 'check', 'a page of 50'], ['read on the page', 'check on the page']]
const parts = groups.flat()

const entries = {
  '/page.js': new URL('bulkPage.js', import.meta.url),
  '/bulkWorker.js': new URL('../../../packages/bulk/src/workers/bulkWorker.ts', import.meta.url),
}

/** Serves the page and its workers, from the sources as they are now, on an address that counts as secure. */
async function serveBulk() {
  const files = new Map()
  for (const [path, entry] of Object.entries(entries)) {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(entry)],
      ...{ bundle: true, write: false, minify: true, format: 'esm', target: 'es2022', logLevel: 'error' },
      conditions: ['@onlend/source'],
      define: { 'process.env.NODE_ENV': '"production"' },
      nodePaths: [fileURLToPath(new URL('../../../packages/widgets/node_modules', import.meta.url))],
    })
    files.set(path, outputFiles[0].text)
  }
  const server = createServer((request, response) => {
    const script = files.get(request.url ?? '')
    response.setHeader('Content-Type', script === undefined ? 'text/html' : 'text/javascript')
    response.end(
      script ?? '<!doctype html><meta charset="utf-8"><script type="module" src="/page.js"></script>',
    )
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${server.address().port}/`
  return { address, close: () => server.close() }
}

const site = await serveBulk()
const browser = await openBrowser(['--enable-precise-memory-info', '--js-flags=--expose-gc'])
const figures = []

/** What a part took, with the processor's time of the main thread and of all threads of the page, which others that want the machine do not lengthen. */
async function measurePart({ page, session, empty }, part) {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map((metric) => [metric.name, metric.value * 1_000]))
  }
  const before = await read()
  const measured = await page.evaluate((name) => globalThis.measurePart(name), part)
  const after = await read()
  const main = after.ThreadTime - before.ThreadTime
  return { part, ...measured, heap: measured.heap - empty, main, all: after.ProcessTime - before.ProcessTime }
}

try {
  for (const slower of values.slower.split(',').map(Number))
    for (let turn = 0; turn < Number(values.rounds); turn += 1)
      for (const group of groups) {
        // A fresh page, so that nothing is warm for one and cold for another, and its memory when it is empty is known.
        const page = await browser.newPage()
        await page.goto(site.address)
        await page.waitForFunction(() => globalThis.measurePart !== undefined)
        const session = await page.context().newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
        await session.send('Performance.enable', { timeDomain: 'threadTicks' })
        const prepare = ([count, keepsText]) => globalThis.prepareFile(count, keepsText)
        await page.evaluate(prepare, [Number(values.rows), group.includes('papaparse')])
        const empty = await page.evaluate(() => {
          globalThis.gc?.()
          return performance.memory.usedJSHeapSize
        })
        const stop = await watchMemory(browser)
        const measured = []
        for (const part of group) measured.push(await measurePart({ page, session, empty }, part))
        const resident = await stop()
        figures.push(...measured.map((one) => ({ slower, resident, ...one })))
        await page.close()
      }
} finally {
  await browser.close()
  site.close()
}
for (const slower of new Set(figures.map((one) => one.slower))) {
  const of = (part, key) =>
    figures.filter((one) => one.slower === slower && one.part === part).map((one) => one[key])
  const take = (part, key) => quantile(of(part, key))
  const row = (part) => ({
    ms: round(take(part, 'time')),
    'rows/s': round((take(part, 'rows') / take(part, 'time')) * 1_000),
    'main cpu': round(take(part, 'main')),
    'all cpu': round(take(part, 'all')),
    'of papaparse': round(take(part, 'time') / take('papaparse', 'time')),
    longest: round(take(part, 'longest')),
    'page MB': round(Math.max(...of(part, 'heap')) / 1024 ** 2),
    'process MB': round(Math.max(...of(part, 'resident')) / 1024 ** 2),
  })
  printTable(
    `${values.rows} rows, CPU ${slower}x, ${values.rounds} rounds: medians`,
    Object.fromEntries(parts.map((part) => [part, row(part)])),
  )
}
await keepFigures('bulk', figures)
