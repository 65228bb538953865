import Papa from '../../../packages/bulk/node_modules/papaparse'
import { openWork } from '../../../packages/bulk/src/sheets/worker/openWork.ts'

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

const kept = {}

/** Opens the work in its worker, or on the page, and reads the file there. */
async function read(createWorker) {
  const load = async () =>
    (await import('../../../packages/bulk/src/transactions/createImportWork.ts')).createImportWork()
  kept.work = openWork({ createWorker, load })
  kept.read = await kept.work.ask('openImport', { source: kept.source })
  return kept.read.file.sheets[0].size
}

/** All that stands between the person's word that the columns are right and the rows on the screen. */
async function check() {
  const { file, layout, columns } = kept.read
  const format = { digits: 2, decimalMark: layout.decimalMark }
  const rules = {
    ...{ dateOrder: layout.dateOrder, isOrderSure: !layout.doubts.includes('dateOrder'), format },
    ...{ currency: 'NGN', operatorName: 'Harbour Capital', drawdownId: null },
  }
  const known = { sent: new Set(), financed: new Set() }
  kept.shown = await kept.work.ask('checkImport', { digest: file.digest, layout, columns, rules, known })
  return kept.shown.total
}

const parts = {
  papaparse: () => Papa.parse(kept.text).data.length,
  read: () => read(() => new Worker('/bulkWorker.js', { type: 'module' })),
  check,
  'a page of 50': async () => (await kept.work.ask('showRows', { first: 40_000, count: 50 })).rows.length,
  'read on the page': () => read(null),
  'check on the page': check,
}

globalThis.prepareFile = (count, keepsText) => {
  const text = makeFile(count)
  kept.text = keepsText ? text : null
  kept.source = new File([text], 'rows.csv', { type: 'text/csv' })
}
globalThis.measurePart = (name) => measure(parts[name])
