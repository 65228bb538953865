import { expect, test } from 'vitest'
import { createImportWork } from './createImportWork.ts'

const context = { onProgress: () => undefined, signal: new AbortController().signal }
const toSource = (reference: string) => ({
  pasted: `Reference\tFirst name\tLast name\tPhone\tAmount payable\tDisbursement date\tExpected payment date\n${reference}\tAda\tObi\t08031234567\t20\t2026-03-05\t2026-06-05`,
})

test('a layout of one file is not put on the rows of another that was read since', async () => {
  const work = createImportWork()
  const open = (reference: string) =>
    work.openImport({ source: toSource(reference), headings: undefined }, context)
  const first = await open('INV-1')
  const second = await open('INV-2')
  const rules = {
    ...{
      dateOrder: 'day-first' as const,
      isOrderSure: true,
      operatorName: 'Harbour Capital',
      currency: 'NGN',
    },
    ...{ format: { digits: 2, decimalMark: '.' as const }, drawdownId: null },
  }
  const known = { sent: new Set<string>(), financed: new Set<string>() }
  const toOrder = ({ file, layout, columns }: typeof first) => ({
    ...{ digest: file.digest, layout, columns, headings: undefined, rules, known },
  })
  expect(() => work.mapImport(toOrder(first))).toThrow(expect.objectContaining({ code: 'changed' }))
  await expect(work.checkImport(toOrder(first), context)).rejects.toMatchObject({ code: 'changed' })
  const { rows } = await work.checkImport(toOrder(second), context)
  expect(rows).toMatchObject([{ values: { reference: 'INV-2' } }])
})
