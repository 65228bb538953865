import Papa from '../../../packages/bulk/node_modules/papaparse'
import { runSteps } from '../../../packages/bulk/src/lib/runSteps.ts'
import { readPackedSheets } from '../../../packages/bulk/src/sheets/readPackedSheets.ts'
import { createRowOrder } from '../../../packages/bulk/src/transactions/createRowOrder.ts'
import { importLayoutSteps } from '../../../packages/bulk/src/transactions/importLayoutSteps.ts'
import { mapColumns } from '../../../packages/bulk/src/transactions/mapColumns.ts'
import { runCheck } from '../../../packages/bulk/src/transactions/runCheck.ts'
import { runInSlices } from '../../../packages/bulk/src/transactions/runInSlices.ts'

/** Invents a file of transactions as a lender's spreadsheet writes it, the same on every run. */
function makeFile(count) {
  const lines = [
    'Reference,First name,Last name,Phone,Amount payable,Disbursement date,Expected payment date,Financier',
  ]
  for (let at = 0; at < count; at += 1) {
    const mixed = (at * 7_919 + 104_729) % count
    const month = String(1 + (mixed % 9)).padStart(2, '0')
    const day = String(1 + (mixed % 28)).padStart(2, '0')
    lines.push(
      `INV-${String(at).padStart(6, '0')},Adaeze,Okafor ${mixed % 997},+23480${30_000_000 + mixed},${mixed * 31}.${String(10 + (mixed % 90))},2026-${month}-${day},2026-12-${day},Others`,
    )
  }
  return `${lines.join('\r\n')}\r\n`
}

/** Runs the work, and says how long it took, the longest task of the main thread meanwhile, and the most heap that was seen. */
async function measure(work) {
  let longest = 0
  let heap = performance.memory.usedJSHeapSize
  const look = () => {
    heap = Math.max(heap, performance.memory.usedJSHeapSize)
  }
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  const timer = setInterval(look, 20)
  // A task of the page's own: what the debugger calls is no long task.
  await new Promise((resolve) => setTimeout(resolve, 0))
  const begin = performance.now()
  const rows = await work()
  const time = performance.now() - begin
  look()
  await new Promise((resolve) => setTimeout(resolve, 100))
  clearInterval(timer)
  observer.disconnect()
  return { rows, time, longest, heap }
}

const createWorker = (address) => () => new Worker(address, { type: 'module' })
const rules = { currency: 'NGN', operatorName: 'Harbour Capital', drawdownId: null }
const kept = {}

const never = { signal: new AbortController().signal }

/** All that stands between the person's word that the columns are right and the rows on the screen. */
async function check(createChecker) {
  const { file } = kept
  const layout = await runSteps(importLayoutSteps(file), never)
  const columns = mapColumns(file.sheets[layout.sheet], layout)
  const isOrderSure = !layout.doubts.includes('dateOrder')
  const format = { digits: 2, decimalMark: layout.decimalMark }
  const { checker } = await runCheck({
    file,
    order: {
      ...{ layout, columns, headings: undefined, known: { sent: new Set(), financed: new Set() } },
      rules: { dateOrder: layout.dateOrder, isOrderSure, format, ...rules },
    },
    createWorker: createChecker,
    onProgress: () => undefined,
    ...never,
  })
  const order = createRowOrder(checker, { level: 'all', code: null, search: '' })
  await runInSlices(order.step)
  kept.shown = order.ids().map((id) => checker.row(id))
  return checker.size
}

const parts = {
  papaparse: () => Papa.parse(kept.text).data.length,
  read: async () => {
    kept.file = await readPackedSheets(kept.source, { createWorker: createWorker('/sheetWorker.js') })
    return kept.file.sheets[0].rows.length
  },
  check: () => check(createWorker('/checkWorker.js')),
  'check on the page': () => check(null),
}

globalThis.prepareFile = (count) => {
  kept.text = makeFile(count)
  kept.source = new File([kept.text], 'rows.csv', { type: 'text/csv' })
}
globalThis.measurePart = (name) => measure(parts[name])
