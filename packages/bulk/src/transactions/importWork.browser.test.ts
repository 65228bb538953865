import { expect, test } from 'vitest'
import { openWork } from '../sheets/worker/openWork.ts'
import { createImportWork, type ImportWork } from './createImportWork.ts'

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

/** The shown rows of a checked file before and after changes, and the rows that are sent. */
async function check(createWorker: (() => Worker) | null | undefined) {
  const { ask, close } = openWork<ImportWork>({ createWorker, load: async () => createImportWork() })
  try {
    const { file, layout, columns } = await ask('openImport', { source: csv, headings: undefined })
    const rules = {
      ...{ dateOrder: layout.dateOrder, isOrderSure: true, operatorName: 'Harbour Capital' },
      ...{ format: { digits: 2, decimalMark: '.' as const }, currency: 'NGN', drawdownId: 'dd_1' },
    }
    const known = { sent: new Set(['INV-9']), financed: new Set(['INV-10']) }
    await ask('checkImport', { digest: file.digest, layout, columns, headings: undefined, rules, known })
    const before = await ask('showRows', { first: 0, count: 10_000 })
    const after = await ask('changeRows', {
      changes: [
        { rowId: 7, values: { reference: 'INV-7' } },
        { rowId: 20, values: { reference: 'INV-30', amountPayable: '3' } },
      ],
      leftOut: [[1, true]],
    })
    const middle = await ask('showRows', { first: 400, count: 50 })
    return {
      before,
      after,
      middle,
      work: await ask('takeWork', null),
      sent: await ask('takeBatchRows', { from: 0 }),
    }
  } finally {
    close()
  }
}

test('rows that the worker holds are as if the page held them, also when they are changed, and only those asked for cross', async () => {
  let started = 0
  const Original = globalThis.Worker
  globalThis.Worker = class extends Original {
    constructor(...parameters: ConstructorParameters<typeof Worker>) {
      super(...parameters)
      started += 1
    }
  }
  try {
    const inWorker = await check(undefined)
    const onPage = await check(null)
    expect(started).toBe(1)
    expect(inWorker.before.totals).toMatchObject({ rows: 2_501, leftOut: 1 })
    expect(inWorker.before.totals.errors).toBeGreaterThan(50)
    expect(inWorker.middle).toMatchObject({ first: 400, total: 2_501 })
    expect(inWorker.middle.rows).toEqual(inWorker.after.rows.slice(400, 450))
    expect(inWorker.work.changes).toHaveLength(2)
    // As text: row by row, a comparison takes longer than all the rest.
    expect(JSON.stringify(inWorker)).toBe(JSON.stringify(onPage))
  } finally {
    globalThis.Worker = Original
  }
}, 60_000)

test('where the worker cannot start, the page checks', async () => {
  const { before } = await check(() => new Worker('/no-such-worker.js', { type: 'module' }))
  expect(before.totals.rows).toBe(2_501)
})
