import { readSheets } from '@onlend/hooks/sheets'
import Papa from '../../../packages/hooks/node_modules/papaparse'
import { runMatch } from '../../../packages/hooks/src/repayments-import/runMatch.ts'
import { createImportTable } from '../../../packages/hooks/src/transaction-import/createImportTable.ts'
import { createRowChecker } from '../../../packages/hooks/src/transaction-import/createRowChecker.ts'
import { findImportLayout } from '../../../packages/hooks/src/transaction-import/findImportLayout.ts'
import { mapColumns } from '../../../packages/hooks/src/transaction-import/mapColumns.ts'
import { runInSlices } from '../../../packages/hooks/src/transaction-import/runInSlices.ts'
import { makeFile } from './makeFile.mjs'
import { makeStatement } from './makeStatement.mjs'

/** The least that a parser of its own could do: fields by quote and comma, without a look at what they hold. */
function readByHand(text) {
  const rows = []
  let row = []
  let from = 0
  for (let at = 0; at <= text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code !== 44 && code !== 10 && at < text.length) continue
    const isEnd = code !== 44
    const to = isEnd && text.charCodeAt(at - 1) === 13 ? at - 1 : at
    if (at < text.length || to > from) row.push(text.slice(from, to))
    from = at + 1
    if (isEnd && row.length > 0) {
      rows.push(row)
      row = []
    }
  }
  return rows
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

const parts = {
  'by hand': () => readByHand(kept.text).length,
  papaparse: () => Papa.parse(kept.text).data.length,
  read: async () => {
    kept.file = await readSheets(kept.source, { createWorker: createWorker('/sheetWorker.js') })
    return kept.file.sheets[0].rows.length
  },
  check: async () => {
    const layout = findImportLayout(kept.file)
    const table = createImportTable(kept.file, layout, mapColumns(kept.file.sheets[layout.sheet], layout))
    const isOrderSure = !layout.doubts.includes('dateOrder')
    const format = { digits: 2, decimalMark: layout.decimalMark }
    const checker = createRowChecker(
      { table, dateOrder: layout.dateOrder, isOrderSure, format, ...rules },
      { sent: new Set(), financed: new Set() },
    )
    await runInSlices((isInTime) => checker.check(isInTime))
    return checker.size
  },
  match: async () => {
    const matched = await runMatch({
      ...kept.statement,
      options: {},
      createWorker: createWorker('/matchWorker.js'),
      onProgress: () => undefined,
      signal: new AbortController().signal,
    })
    return matched.filter(({ allocations }) => allocations.length > 0).length
  },
}

globalThis.prepareFile = (count) => {
  kept.text = makeFile(count)
  kept.source = new File([kept.text], 'rows.csv', { type: 'text/csv' })
}
globalThis.prepareStatement = (lineCount, loanCount) => {
  const { lines, loans } = makeStatement(lineCount, loanCount)
  kept.statement = { lines, financings: loans }
}
globalThis.measurePart = (name) => measure(parts[name])
