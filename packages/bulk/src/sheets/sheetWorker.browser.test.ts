import { expect, test } from 'vitest'
import { readSheets, type SheetFile } from './index.ts'

const rowCount = 100_000
const toRow = (row: number): string => {
  const cells = [
    `INV-${row}`,
    'Ama',
    'Mensah',
    `0${8_000_000_000 + row}`,
    'bvn',
    '22200000001',
    `${row}.50`,
    'NGN',
  ]
  return [...cells, '2026-03-05', '2026-06-05'].join(',')
}
const csv = new File([Array.from({ length: rowCount }, (_, row) => toRow(row)).join('\n')], 'large.csv')

const read = async (createWorker?: () => Worker): Promise<{ file: SheetFile; started: number }> => {
  let started = 0
  const Original = globalThis.Worker
  globalThis.Worker = class extends Original {
    constructor(...parameters: ConstructorParameters<typeof Worker>) {
      super(...parameters)
      started += 1
    }
  }
  try {
    return { file: await readSheets(csv, createWorker && { createWorker }), started }
  } finally {
    globalThis.Worker = Original
  }
}

test('a file is read in the worker that ships with the package', async () => {
  const before = performance.now()
  const { file, started } = await read()
  console.log(`${Math.round(rowCount / ((performance.now() - before) / 1000))} rows a second`)
  expect(started).toBe(1)
  expect(file.sheets[0]?.rows).toHaveLength(rowCount)
  expect(file.sheets[0]?.rows.at(-1)?.join(',')).toBe(toRow(rowCount - 1))
  expect(file.sheets[0]?.lines.at(-1)).toBe(rowCount)
})

test('where the worker cannot start, the file is read on the page', async () => {
  const { file } = await read(() => new Worker('/no-such-worker.js', { type: 'module' }))
  expect(file.sheets[0]?.rows).toHaveLength(rowCount)
  const refused = await read(() => {
    throw new DOMException('refused by policy', 'SecurityError')
  })
  expect(refused.file.digest).toBe(file.digest)
})

test('aborting ends the worker', async () => {
  const abort = new AbortController()
  const reading = readSheets(csv, {
    signal: abort.signal,
    onProgress: () => abort.abort(new Error('closed')),
  })
  await expect(reading).rejects.toThrow('closed')
})

test('what the worker refuses is told as it is', async () => {
  await expect(readSheets(new File(['%PDF-1.7'], 'a.csv'))).rejects.toMatchObject({
    name: 'SheetError',
    code: 'not_a_sheet',
  })
})
