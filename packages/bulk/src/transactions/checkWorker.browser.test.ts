import { expect, test } from 'vitest'
import { readPackedSheets } from '../sheets/readPackedSheets.ts'
import { findImportLayout } from './test/findImportLayout.ts'
import { mapColumns } from './mapColumns.ts'
import { runCheck } from './runCheck.ts'

const heading =
  'Reference,First name,Last name,Phone,Amount payable,Disbursement date,Expected payment date,Financed amount,Due 1,Amount 1'
const toRow = (row: number): string => {
  const reference = row % 500 === 7 ? 'INV-1' : `INV-${row}`
  const amount = row % 90 === 4 ? 'ten' : `${row + 1}.50`
  const name = row % 70 === 3 ? '' : 'Mensah é😀'
  return `${reference},Ama,${name},0803${1_000_000 + row},${amount},2026-03-05,2026-06-05,${row % 40 === 0 ? '10.50,2026-06-05,9.00' : ',,'}`
}
const rows = Array.from({ length: 2_500 }, (_, row) => toRow(row))
const csv = new File([[heading, ...rows, 'Total,,,,1.00,,,,,'].join('\n')], 'large.csv')

/** What there is to see of a file that was checked, before and after a row is changed. */
async function check(createWorker: (() => Worker) | null | undefined) {
  const file = await readPackedSheets(csv)
  const layout = findImportLayout(file)
  const sheet = file.sheets[layout.sheet]
  if (sheet === undefined) throw new Error('no sheet')
  const { checker } = await runCheck({
    file,
    order: {
      ...{ layout, columns: mapColumns(sheet, layout), headings: undefined },
      rules: {
        ...{ dateOrder: layout.dateOrder, isOrderSure: true, operatorName: 'Harbour Capital' },
        ...{ format: { digits: 2, decimalMark: '.' }, currency: 'NGN', drawdownId: 'dd_1' },
      },
      known: { sent: new Set(['INV-9']), financed: new Set(['INV-10']) },
    },
    createWorker,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
  const look = () => ({
    totals: checker.totals(),
    issueCounts: checker.issueCounts(),
    rows: Array.from({ length: checker.size }, (_, id) => {
      const { line, issues, level, isLeftOut, values } = checker.row(id)
      return { line, issues, level, isLeftOut, values }
    }),
  })
  const before = look()
  checker.change({ rowId: 7, values: { reference: 'INV-7' } })
  checker.change({ rowId: 20, values: { reference: 'INV-30', amountPayable: '3' } })
  checker.leaveOut(1, true)
  return { before, after: look() }
}

test('rows that the worker has checked are as if the page had, also when they are changed', async () => {
  const answers: string[] = []
  const Original = globalThis.Worker
  globalThis.Worker = class extends Original {
    constructor(...parameters: ConstructorParameters<typeof Worker>) {
      super(...parameters)
      this.addEventListener('message', ({ data }) => answers.push(data.kind))
    }
  }
  try {
    const inWorker = await check(undefined)
    expect(answers).toContain('checked')
    answers.length = 0
    const onPage = await check(null)
    expect(answers).not.toContain('checked')
    expect(inWorker.before.totals).toMatchObject({ rows: 2_501, leftOut: 1 })
    expect(inWorker.before.totals.errors).toBeGreaterThan(50)
    // As text: row by row, a comparison takes longer than all the rest.
    expect(JSON.stringify(inWorker.before)).toBe(JSON.stringify(onPage.before))
    expect(JSON.stringify(inWorker.after)).toBe(JSON.stringify(onPage.after))
  } finally {
    globalThis.Worker = Original
  }
}, 60_000)

test('where the worker cannot start, the page checks', async () => {
  const { before } = await check(() => new Worker('/no-such-worker.js', { type: 'module' }))
  expect(before.totals.rows).toBe(2_501)
})
