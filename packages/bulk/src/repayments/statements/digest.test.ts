import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeSheet } from '../../sheets/index.ts'
import { makeWorkbook } from '../../../test/sheets/makeWorkbook.ts'
import { readStatement, type ReadStatementOptions } from '../index.ts'

const readDigests = async (
  content: string | Uint8Array<ArrayBuffer>,
  options: ReadStatementOptions = {},
  name = 'march.csv',
) => {
  const { lines } = await readStatement(new File([content], name), { createWorker: null, ...options })
  return lines.map(({ digest }) => digest)
}

const header = 'S/N,Date,Details,Credit,Debit,Balance'
const rows = [
  '1,05/03/2026,NIP FROM ADA,"1,250.00",,"2,000.00"',
  '2,13/03/2026,CHARGE,0.00,50.00,"1,950.00"',
  '3,14/03/2026,NIP FROM OBI,9.00,,"1,959.00"',
]
const csv = [header, ...rows].join('\n')

test('a digest has 22 characters of base64url, and each line its own', async () => {
  const digests = await readDigests(csv)
  expect(new Set(digests).size).toBe(3)
  for (const digest of digests) expect(digest).toMatch(/^[\w-]{22}$/)
})

test('the digest of a line does not depend on its mapping, its file or what stands around it', async () => {
  const digests = await readDigests(csv)
  const columns = {
    date: 1,
    valueDate: null,
    credit: 3,
    debit: 4,
    amount: null,
    direction: null,
    balance: null,
    reference: 2,
    counterparty: 2,
    currency: null,
    status: null,
    text: [],
  }
  expect(await readDigests(csv, { layout: { columns, headerRow: 0 } })).toEqual(digests)
  expect(
    await readDigests(csv, { layout: { dateOrder: 'day-first', decimalMark: '.' } }, 'other.csv'),
  ).toEqual(digests)
  expect(await readDigests(`My bank,,,,\nAccount,0123,,,\n\n${csv}`)).toEqual(digests)
  expect(await readDigests(csv.replaceAll(',', ';').replaceAll(/"(\d);(\d+\.\d+)"/g, '"$1,$2"'))).toEqual(
    digests,
  )
})

test('the digest of a line is the same where the file holds other lines, numbered anew', async () => {
  const [, ...last] = await readDigests(csv)
  const later = [header, rows[1]?.replace('2,', '1,'), rows[2]?.replace('3,', '2,')].join('\n')
  expect(await readDigests(later)).toEqual(last)
})

test('the digest of a line is the same from CSV and from XLSX', async () => {
  const text = (value: string) => `<c t="str"><v>${value}</v></c>`
  const day = (serial: number) => `<c s="1"><v>${serial}</v></c>`
  const number = (value: string) => `<c><v>${value}</v></c>`
  const row = (...cells: string[]) => `<row>${cells.join('')}</row>`
  const workbook = makeWorkbook({
    formats: ['dd/mm/yyyy'],
    sheets: {
      March: [
        row(...header.split(',').map(text)),
        row(number('1'), day(46086), text('NIP FROM ADA'), number('1250'), '<c/>', number('2000')),
        row(number('2'), day(46094), text('Charge '), '<c/>', number('50'), number('1950')),
        row(number('3'), day(46095), text('nip  from obi'), number('9'), '<c/>', number('1959')),
      ].join(''),
    },
  })
  expect(await readDigests(workbook)).toEqual(await readDigests(csv))
})

test('equal lines of one file have different digests, in any number', async () => {
  const line = '05/03/2026,AIRTIME,100.00'
  const digests = await readDigests(
    ['Date,Details,Credit', ...Array.from({ length: 50 }, () => line)].join('\n'),
  )
  expect(new Set(digests).size).toBe(50)
  expect((await readDigests(['Date,Details,Credit', line].join('\n')))[0]).toBe(digests[0])
})

test('of equal lines in files that overlap, never more have a digest than the file with the most of them has', async () => {
  const line = '05/03/2026,AIRTIME,100.00'
  const other = '06/03/2026,AIRTIME,100.00'
  const read = (...lines: string[]) => readDigests(['Date,Details,Credit', ...lines].join('\n'))
  const month = await read('01/03/2026,RENT,9.00', line, line, other)
  const week = await read(line, line, other, '07/03/2026,RENT,8.00')
  expect(new Set([...month, ...week]).size).toBe(5)
  // Two files that part a day: refused rather than credited twice.
  const morning = await read(line)
  const evening = await read(line, other)
  expect(new Set([...morning, ...evening]).size).toBe(2)
  expect(month).toEqual(expect.arrayContaining([...morning, ...evening]))
})

test('lines that say something else have different digests', async () => {
  const cell = fc.record({
    day: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
    text: fc.stringMatching(/^[a-z]{1,6}$/),
    cents: fc.integer({ min: 1, max: 10_000_000 }),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(cell, {
        minLength: 2,
        maxLength: 12,
        selector: (line) => JSON.stringify([line.day.toISOString().slice(0, 10), line.text, line.cents]),
      }),
      async (lines) => {
        const table = lines.map(({ day, text, cents }) => [
          day.toISOString().slice(0, 10).split('-').reverse().join('/'),
          text,
          (cents / 100).toFixed(2),
        ])
        const digests = await readDigests(writeSheet(table, { headings: ['Date', 'Details', 'Credit'] }))
        expect(new Set(digests).size).toBe(lines.length)
      },
    ),
  )
})
