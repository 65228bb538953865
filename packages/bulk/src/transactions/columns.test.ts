import { expect, test } from 'vitest'
import { createFieldFinder } from './createFieldFinder.ts'
import { findFieldByHeading } from './findFieldByHeading.ts'
import { findImportLayout } from '../../test/transactions/findImportLayout.ts'
import { mapColumns } from './mapColumns.ts'
import { toFile, toSheet } from '../../test/transactions/checkFile.ts'

test.each([
  ['Loan ID', 'reference'],
  ['Phone', 'contactNumber'],
  ['PHONE NO.', 'contactNumber'],
  ['Montant', 'amountPayable'],
  ['BVN', 'idValue'],
  ['Due date', 'expectedPaymentDate'],
  ['Échéance', 'expectedPaymentDate'],
  ["Date d'échéance", 'expectedPaymentDate'],
  ['Data de vencimento', 'expectedPaymentDate'],
  ['Tarehe ya kulipa', 'expectedPaymentDate'],
  ['Namba ya simu', 'contactNumber'],
  ['Prénom', 'firstName'],
  ['amount_payable', 'amountPayable'],
  ['expectedPaymentDate', 'expectedPaymentDate'],
  ['Amount (NGN)', 'amountPayable'],
  ['Amount NGN', 'amountPayable'],
  ['Montant financé', 'financedAmount'],
  ['Instalment 1 due date', 'instalment1DueDate'],
  ['Instalment 12 amount', 'instalment12Amount'],
  ['instalment3StartDate', 'instalment3StartDate'],
  ['Installment #2 start', 'instalment2StartDate'],
  ['Échéance 2 montant', 'instalment2Amount'],
  ['Échéance 2', 'instalment2DueDate'],
  ['Interest', null],
  ['Line 2', null],
  ['', null],
] as const)('the heading %j names %s', (heading, field) => {
  expect(findFieldByHeading(heading)).toBe(field)
})

test("a host's own words for the columns come first, in any language", () => {
  const find = createFieldFinder({ reference: 'مرجع', amountPayable: 'المبلغ' })
  expect(find('المبلغ')).toBe('amountPayable')
  expect(find('Loan ID')).toBe('reference')
})

test('headings are found below a letterhead, with the order of days and the decimal mark of the rows', () => {
  const layout = findImportLayout(
    toFile(
      toSheet(`
        Harmattan Supply Ltd
        Loans of March|||printed 01/04/2025
        Réf|Prénom|Nom|Montant|Date|Échéance
        A-1|Ada|Obi|1.234,50|13/03/2025|30/04/2025
        A-2|Efe|Ojo|99,00|05/03/2025|06/04/2025`),
    ),
  )
  expect(layout).toMatchObject({
    sheet: 0,
    headerRow: 2,
    dateOrder: 'day-first',
    decimalMark: ',',
    doubts: [],
  })
})

test('what the rows leave open is a doubt, and what both readings stand in is one too', () => {
  const rows = (day: string, amount: string) =>
    findImportLayout(
      toFile(toSheet(`Ref|First name|Last name|Amount|Date|Due date\nA|B|C|${amount}|${day}|${day}`)),
    )
  expect(rows('03/04/2025', '1,500')).toMatchObject({
    dateOrder: 'day-first',
    doubts: ['dateOrder', 'decimalMark'],
  })
  expect(rows('03/25/2025', '1,500.00')).toMatchObject({ dateOrder: 'month-first', doubts: [] })
  expect(rows('2025-03-04', '10.50')).toMatchObject({ dateOrder: 'year-first', decimalMark: '.', doubts: [] })
  const mixed = toSheet(
    'Ref|Name|Amount|Date|Due date\nA|B|10,50|25/03/2025|03/25/2025\nB|C|10.50|01/02/2025|01/02/2025',
  )
  expect(findImportLayout(toFile(mixed)).doubts).toEqual(['dateOrder', 'decimalMark'])
})

test('the sheet of the transactions is chosen among several, and that of the instalments tied to it', () => {
  const cover = toSheet('Read me\nFill in the next sheet', { name: 'Info' })
  const loans = toSheet(
    'Loan ID|First name|Surname|Amount|Date|Due date\nA|B|C|10.50|2025-03-04|2025-04-04',
    { name: 'Loans' },
  )
  const schedule = toSheet('Loan ID|Due date|Amount\nA|2025-04-04|5.25\nA|2025-05-04|5.25', {
    name: 'Schedule',
  })
  expect(findImportLayout(toFile(cover, schedule, loans))).toMatchObject({
    sheet: 2,
    instalmentsSheet: 1,
    headerRow: 0,
  })
})

test('columns are mapped by heading, each field once, and the rest by what they hold', () => {
  const sheet = toSheet(`
    Loan ID|Ref no|Given name|Surname|X|Y|Z|Kiasi|Notes
    A-1|77|Ada|Obi|08031234567|22123456789|2025-03-04|1500.00|ok
    A-2|78|Efe|Ojo|08031234568|22123456780|2025-03-05|2500.00|`)
  const columns = mapColumns(sheet, findImportLayout(toFile(sheet)))
  expect(columns.map(({ field, foundBy }) => `${field} ${foundBy}`)).toEqual([
    'reference name',
    'null null',
    'firstName name',
    'lastName name',
    'contactNumber content',
    'idValue content',
    'disbursementDate content',
    'amountPayable name',
    'null null',
  ])
  expect(columns[0]?.samples).toEqual(['A-1', 'A-2'])
})

test('a file without headings is mapped by what its columns hold, which is a doubt', () => {
  const sheet = toSheet(`
    L-001|08031234567|1500.00|2025-06-04|2025-03-04
    L-002|08031234568|2500.00|2025-06-05|2025-03-05`)
  const layout = findImportLayout(toFile(sheet))
  expect(layout).toMatchObject({ headerRow: null, doubts: ['headerRow'] })
  expect(mapColumns(sheet, layout).map(({ field }) => field)).toEqual([
    'reference',
    'contactNumber',
    'amountPayable',
    'expectedPaymentDate',
    'disbursementDate',
  ])
})

test('what a person chose for a file of these headings is taken as it was', () => {
  const sheet = toSheet('Loan ID|Amount\nA|1500.00')
  const columns = mapColumns(sheet, findImportLayout(toFile(sheet)), { remembered: [null, 'financedAmount'] })
  expect(columns.map(({ field, foundBy }) => [field, foundBy])).toEqual([
    [null, 'remembered'],
    ['financedAmount', 'remembered'],
  ])
})
