import Papa from '../../../packages/hooks/node_modules/papaparse'
import { runSteps } from '../../../packages/hooks/src/lib/runSteps.ts'
import { reconcileSteps } from '../../../packages/hooks/src/lockbox-reconciliation/reconcileSteps.ts'
import { layRepaymentLines } from '../../../packages/hooks/src/repayments-import/layRepaymentLines.ts'
import { runMatch } from '../../../packages/hooks/src/repayments-import/runMatch.ts'
import { readPackedSheets } from '../../../packages/hooks/src/sheets/readPackedSheets.ts'
import { createRowOrder } from '../../../packages/hooks/src/transaction-import/createRowOrder.ts'
import { faultyRows } from '../../../packages/hooks/src/transaction-import/faultyRows.ts'
import { importLayoutSteps } from '../../../packages/hooks/src/transaction-import/importLayoutSteps.ts'
import { mapColumns } from '../../../packages/hooks/src/transaction-import/mapColumns.ts'
import { runCheck } from '../../../packages/hooks/src/transaction-import/runCheck.ts'
import { runInSlices } from '../../../packages/hooks/src/transaction-import/runInSlices.ts'
import { makeFile } from './makeFile.mjs'
import { makeLedger } from './makeLedger.mjs'
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

const never = { signal: new AbortController().signal }

async function match(createWorker) {
  kept.proposals = await runMatch({
    ...{ ...kept.statement, ...never, options: {}, createWorker },
    onProgress: () => undefined,
  })
  return kept.proposals.filter(({ allocations }) => allocations.length > 0).length
}

const parts = {
  'by hand': () => readByHand(kept.text).length,
  papaparse: () => Papa.parse(kept.text).data.length,
  read: async () => {
    kept.file = await readPackedSheets(kept.source, { createWorker: createWorker('/sheetWorker.js') })
    return kept.file.sheets[0].rows.length
  },
  // All that stands between the person's word that the columns are right and the rows on the screen.
  check: async () => {
    const { file } = kept
    const layout = await runSteps(importLayoutSteps(file), never)
    const columns = mapColumns(file.sheets[layout.sheet], layout)
    const isOrderSure = !layout.doubts.includes('dateOrder')
    const format = { digits: 2, decimalMark: layout.decimalMark }
    const { checker, table } = await runCheck({
      file,
      order: {
        ...{ layout, columns, headings: undefined, known: { sent: new Set(), financed: new Set() } },
        rules: { dateOrder: layout.dateOrder, isOrderSure, format, ...rules },
      },
      createWorker: kept.isOnPage ? null : createWorker('/checkWorker.js'),
      onProgress: () => undefined,
      signal: new AbortController().signal,
    })
    const order = createRowOrder(checker, { level: 'all', code: null, search: '' })
    await runInSlices(order.step)
    kept.shown = order.ids().map((id) => checker.row(id))
    kept.checked = { checker, table }
    return checker.size
  },
  'check on the page': async () => {
    kept.isOnPage = true
    const size = await parts.check()
    kept.isOnPage = false
    return size
  },
  faulty: async () => {
    const { checker, table } = kept.checked
    const words = { say: ({ code }) => code, heading: 'What is wrong' }
    kept.faulty = await faultyRows.write(table, checker, words)
    return checker.totals().errors
  },
  match: () => match(createWorker('/matchWorker.js')),
  'match on page': () => match(null),
  lay: async () => {
    kept.toLines = await runSteps(layRepaymentLines(kept.statement, kept.proposals), never)
    kept.shown = kept.toLines(kept.state)
    return kept.shown.length
  },
  'accept all': () => {
    const sure = kept.shown.filter(({ group }) => group === 'sure')
    const decisions = new Map(
      sure.map(({ id, allocations }) => [id, { state: 'accepted', allocations, isEdited: false }]),
    )
    return kept.toLines({ ...kept.state, decisions }).filter(({ group }) => group === 'accepted').length
  },
  compare: async () => {
    const { lines } = kept.statement
    const statement = { fileName: '', fileDigest: '', currency: 'NGN', lines }
    const now = Date.parse('2026-12-24T12:00:00Z')
    const { pairs } = await runSteps(reconcileSteps({ statement, operations: kept.ledger, now }), never)
    return pairs.length
  },
}

globalThis.prepareFile = (count, isFaulty) => {
  kept.text = makeFile(count, isFaulty)
  kept.source = new File([kept.text], 'rows.csv', { type: 'text/csv' })
}
globalThis.prepareStatement = (lineCount, loanCount) => {
  const { lines, loans } = makeStatement(lineCount, loanCount)
  kept.statement = { lines, financings: loans }
  kept.ledger = makeLedger(lines)
  const byReference = new Map(loans.map((loan) => [loan.reference, loan]))
  kept.state = {
    ...{ decisions: new Map(), credited: new Set() },
    findFinancing: (reference) => byReference.get(reference) ?? null,
  }
}
globalThis.measurePart = (name) => measure(parts[name])
