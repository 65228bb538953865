import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDate } from './readDate.ts'

test.each([
  ['2025-03-04', '2025-03-04'],
  ['2025/3/4', '2025-03-04'],
  ['04/03/2025', '2025-03-04'],
  ['4-3-25', '2025-03-04'],
  ['04.03.2025', '2025-03-04'],
  ['2025-03-04 00:00:00', '2025-03-04'],
  ['2025-03-04T00:00:00.000Z', '2025-03-04'],
  ['04/03/2025 12:30 PM', '2025-03-04'],
  ['4 March 2025', '2025-03-04'],
  ['04-Mar-25', '2025-03-04'],
  ['4 mars 2025', '2025-03-04'],
  ['1er août 2025', '2025-08-01'],
  ['15 février 2025', '2025-02-15'],
  ['4 de março de 2025', '2025-03-04'],
  ['4 Machi 2025', '2025-03-04'],
  ['March 4, 2025', '2025-03-04'],
  ['20250304', '2025-03-04'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2025', null],
  ['31/04/2025', null],
  ['2025-13-01', null],
  ['12', null],
  ['soon', null],
  ['', null],
])('T26: %j is the calendar day %s, in any zone', (text, iso) => {
  expect(readDate(text, 'day-first', true).iso).toBe(iso)
})

test.each([
  ['03/04/2025', 'day-first', false, { iso: '2025-04-03', isUnclear: true, isAgainstOrder: false }],
  ['03/04/2025', 'month-first', true, { iso: '2025-03-04', isUnclear: false, isAgainstOrder: false }],
  ['04/04/2025', 'day-first', false, { iso: '2025-04-04', isUnclear: false, isAgainstOrder: false }],
  ['03/25/2025', 'day-first', true, { iso: '2025-03-25', isUnclear: false, isAgainstOrder: true }],
  ['25/03/2025', 'month-first', true, { iso: '2025-03-25', isUnclear: false, isAgainstOrder: true }],
  ['45720', 'day-first', true, { iso: '2025-03-04', isUnclear: true, isAgainstOrder: false }],
] as const)(
  '%j in a file of %s days, sure %j: a day with two meanings is unclear, one of the other order alone stands against it',
  (text, order, isSure, read) => {
    expect(readDate(text, order, isSure)).toEqual(read)
  },
)

test('a day is read back from every way it is written', () => {
  const pad = (value: number) => String(value).padStart(2, '0')
  fc.assert(
    fc.property(
      fc.integer({ min: 1950, max: 2150 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      fc.constantFrom('/', '-', '.'),
      (year, month, day, mark) => {
        const iso = `${year}-${pad(month)}-${pad(day)}`
        expect(readDate([pad(day), pad(month), year].join(mark), 'day-first', true).iso).toBe(iso)
        expect(readDate([month, day, year].join(mark), 'month-first', true).iso).toBe(iso)
        expect(readDate([year, pad(month), pad(day)].join(mark), 'month-first', true).iso).toBe(iso)
      },
    ),
  )
})
