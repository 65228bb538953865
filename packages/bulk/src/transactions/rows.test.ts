import { expect, test } from 'vitest'
import { checkFile, toFile, toSheet } from '../../test/transactions/checkFile.ts'
import type { CellNote } from '../sheets/index.ts'

const head = 'Loan ID|First name|Last name|Phone|BVN|Amount|Date|Due date'
const rest = '08031234567|22123456789|1500.00|2025-03-04|2025-06-04'
const loans = (...rows: string[]) => toFile(toSheet([head, ...rows].join('\n')))
const one = (row: string, options = {}) => checkFile(loans(row), options).codes(0)

test('a row without anything to say has no issue, and is sent', () => {
  const { rows, checker } = checkFile(loans(`A-1|Ada|Obi|${rest}`))
  expect(rows[0]).toMatchObject({
    id: 0,
    line: 2,
    level: 'ok',
    issues: [],
    edited: [],
    isLeftOut: false,
    values: { reference: 'A-1', firstName: 'Ada', amountPayable: '1500.00', contactNumber: '08031234567' },
  })
  expect(checker.toBatchRow(0)?.line).toBe(2)
})

test.each([
  ['|Ada|Obi', 'error REQUIRED reference'],
  ['A-1||', 'error NAME_MISSING'],
  ['A-1|Ada|', 'error REQUIRED lastName'],
  ['2.2E+10|Ada|Obi', 'error SCIENTIFIC_NUMBER reference'],
  ['INV-20…|Ada|Obi', 'error SCIENTIFIC_NUMBER reference'],
  ['10234.0|Ada|Obi', 'error DECIMALS_ADDED reference'],
  ['########|Ada|Obi', 'error CELL_ERROR reference'],
  ['#VALEUR!|Ada|Obi', 'error CELL_ERROR reference'],
  ['#REF!|Ada|Obi', 'error CELL_ERROR reference'],
  ['A-1|Ad\ufffda|Obi', 'error CHARACTER_DAMAGED firstName'],
])('%j: %s', (start, code) => {
  expect(one(`${start}|${rest}`)).toEqual([code])
})

test.each([
  ['|22123456789|1500|2025-03-04|2025-06-04', []],
  ['080-3123 4567||1500|2025-03-04|2025-06-04', []],
  ['12345||1500|2025-03-04|2025-06-04', ['error CONTACT_NUMBER_INVALID contactNumber']],
  ['#0803||1500|2025-03-04|2025-06-04', ['error CONTACT_NUMBER_INVALID contactNumber']],
  ['8031234567.0||1500|2025-03-04|2025-06-04', ['error DECIMALS_ADDED contactNumber']],
  ['|2.2E+10|1500|2025-03-04|2025-06-04', ['error SCIENTIFIC_NUMBER idValue']],
  ['|2.2e10|1500|2025-03-04|2025-06-04', ['error SCIENTIFIC_NUMBER idValue']],
  ['|22E10|1500|2025-03-04|2025-06-04', ['error BVN_LENGTH idValue']],
  ['2.34803E+12||1500|2025-03-04|2025-06-04', ['error SCIENTIFIC_NUMBER contactNumber']],
  ['|2212345678|1500|2025-03-04|2025-06-04', ['warning BVN_LENGTH idValue']],
  ['||0|2025-03-04|2025-06-04', ['error AMOUNT_NOT_POSITIVE amountPayable']],
  ['||1500.505|2025-03-04|2025-06-04', ['error AMOUNT_TOO_PRECISE amountPayable']],
  ['||1500,50|2025-03-14|2025-06-04', ['info AMOUNT_READ_WITH_COMMA amountPayable']],
  ['||soon|2025-03-04|2025-06-04', ['error AMOUNT_INVALID amountPayable']],
  ['||$15.00|2025-03-04|2025-06-04', ['error CURRENCY_DIFFERS amountPayable']],
  ['||₦15.00|2025-03-04|2025-06-04', []],
  ['||15.00|2025-02-30|2025-06-04', ['error DATE_INVALID disbursementDate']],
  ['||15.00||2025-06-04', ['error REQUIRED disbursementDate']],
  ['||15.00|2025-06-04|2025-06-03', ['error PAID_BEFORE_DISBURSED expectedPaymentDate']],
  ['||#N/A|2025-06-04|2025-06-05', ['error CELL_ERROR amountPayable']],
])('%j: %j', (cells, codes) => {
  // The mark of the file is settled by another row.
  const { checker } = checkFile(
    loans(
      `A-1|Ada|Obi|${cells}`,
      `A-2|Efe|Ojo|||10.50|2025-03-04|2025-03-05`,
      `A-3|Efe|Ojo|||11.50|2025-03-04|2025-03-05`,
    ),
  )
  expect(checker.row(0).issues.map(({ level, code, field }) => `${level} ${code} ${field}`)).toEqual(codes)
})

test('T40: zeros that a spreadsheet took are found by the numbers that kept theirs, and by what the workbook says', () => {
  const file = loans(
    '0012|A|B|08031234567||1.50|2025-03-04|2025-06-04',
    '13|C|D|8031234568||1.50|2025-03-04|2025-06-04',
    '0014|E|F|08031234569||1.50|2025-03-04|2025-06-04',
    '115|G|H|||1.50|2025-03-04|2025-06-04',
  )
  const { checker, codes } = checkFile(file)
  expect(codes(1)).toEqual(['warning LEADING_ZERO_LOST contactNumber'])
  expect(checker.row(1).issues[0]?.facts).toEqual({ suggestion: '08031234568' })
  expect(codes(3)).toEqual(['warning LEADING_ZERO_LOST reference'])
  const notes: CellNote[] = [
    { row: 1, column: 3, note: 'number' },
    { row: 1, column: 4, note: 'number' },
  ]
  const workbook = toFile(
    toSheet(`${head}\nA-1|A|B|712345678|221234567|1.50|2025-03-04|2025-06-04`, { notes }),
  )
  expect(checkFile(workbook).codes(0)).toEqual([
    'warning LEADING_ZERO_LOST contactNumber',
    'warning LEADING_ZERO_LOST idValue',
  ])
})

test('days whose order is not settled are unclear, until a person settles it', () => {
  const file = loans('A-1|Ada|Obi|||15.00|03/04/2025|05/06/2025')
  expect(checkFile(file).codes(0)).toEqual([
    'warning DATE_UNCLEAR disbursementDate',
    'warning DATE_UNCLEAR expectedPaymentDate',
  ])
  const settled = checkFile(file, { layout: { doubts: [], dateOrder: 'month-first' } })
  expect(settled.codes(0)).toEqual([])
  expect(checkFile(file).checker.toBatchRow(0)).toBeNull()
  expect(settled.checker.toBatchRow(0)?.transaction).toMatchObject({
    disbursement_date: '2025-03-04',
    expected_payment_date: '2025-05-06',
  })
})

test('what a workbook knows of its cells is said: merged, hidden, computed; of a cell that was changed no longer', () => {
  const notes: CellNote[] = [
    { row: 1, column: null, note: 'hidden' },
    { row: 1, column: 2, note: 'merged' },
    { row: 1, column: 5, note: 'formula' },
    { row: 2, column: 5, note: 'number' },
  ]
  const file = toFile(
    toSheet(`${head}\nA-1|A|B|||1.50|2025-03-04|2025-06-04\nA-2|A|B|||1.50|2025-03-04|2025-06-04`, { notes }),
  )
  const { checker, codes } = checkFile(file)
  expect(codes(0)).toEqual([
    'warning HIDDEN_ROW',
    'warning MERGED_CELL lastName',
    'info FORMULA amountPayable',
  ])
  expect(codes(1)).toEqual([])
  checker.change({ rowId: 0, values: { lastName: 'Obi', amountPayable: '2.50' } })
  expect(codes(0)).toEqual(['warning HIDDEN_ROW'])
})

test('a number of a workbook has a point, also in a file of commas', () => {
  const notes: CellNote[] = [{ row: 1, column: 5, note: 'number' }]
  const file = toFile(
    toSheet(`${head}\nA-1|A|B|||1500.5|2025-03-04|2025-06-04\nA-2|A|B|||1.234,50|2025-03-04|2025-06-04`, {
      notes,
    }),
  )
  const { checker } = checkFile(file)
  expect([0, 1].map((id) => checker.toBatchRow(id)?.transaction.amount_payable)).toEqual([
    '1500.5',
    '1234.50',
  ])
})

test('rows of totals are left out, by their word or by their sum, and can be taken in again', () => {
  const { checker, codes, rows } = checkFile(
    loans(
      'A-1|Ada|Obi|||10.50|2025-03-04|2025-06-04',
      'A-2|Efe|Ojo|||20.50|2025-03-04|2025-06-04',
      '|||||31.00||',
      'Grand total|||||31.00||',
      '|Total due|||||31.00|',
      'A-3|Total|Energies|||1.00|2025-03-04|2025-06-04',
    ),
  )
  expect(rows.map(({ isLeftOut }) => isLeftOut)).toEqual([false, false, true, true, true, false])
  expect(codes(2)).toEqual(['info TOTALS_ROW'])
  expect(checker.totals()).toMatchObject({
    rows: 6,
    errors: 0,
    leftOut: 3,
    amounts: [{ rows: 3, amount: '32', currency: 'NGN' }],
  })
  checker.leaveOut(2, false)
  expect(codes(2)[0]).toBe('error NAME_MISSING')
  expect(checker.totals()).toMatchObject({ errors: 1, leftOut: 2 })
})

test('T60: a reference that stands twice is an error of each row, with the line of the other; one row left out, the other is sent', () => {
  const { checker, codes } = checkFile(
    loans(`A-1|A|B|${rest}`, `A-2|A|B|${rest}`, `A-1|C|D|${rest}`, `A-1|E|F|${rest}`),
  )
  expect([0, 1, 2, 3].map((id) => checker.row(id).issues.map(({ facts }) => facts?.['line']))).toEqual([
    [4],
    [],
    [2],
    [2],
  ])
  expect(codes(0)).toEqual(['error REFERENCE_TWICE_IN_FILE reference'])
  expect(checker.toBatchRow(0)).toBeNull()
  checker.leaveOut(0, true)
  expect(checker.row(2).issues[0]?.facts).toEqual({ line: 5 })
  checker.change({ rowId: 3, values: { reference: 'A-4' } })
  expect(codes(2)).toEqual([])
  checker.change({ rowId: 3, values: { reference: 'A-2' } })
  expect([1, 3].map((id) => codes(id))).toEqual([
    ['error REFERENCE_TWICE_IN_FILE reference'],
    ['error REFERENCE_TWICE_IN_FILE reference'],
  ])
})

test('T61: a reference that was sent before, or that a financing has, is a warning and goes out once a person accepts it', () => {
  const known = { sent: new Set(['A-1', 'A-2']), financed: new Set(['A-2']) }
  const { checker, codes } = checkFile(loans(`A-1|A|B|${rest}`, `A-2|A|B|${rest}`), { known })
  expect(codes(0)).toEqual(['warning REFERENCE_SENT_BEFORE reference'])
  expect(codes(1)).toEqual(['warning REFERENCE_FINANCED reference'])
  expect(checker.toBatchRow(0)).toBeNull()
  checker.accept('REFERENCE_SENT_BEFORE', true)
  expect(checker.toBatchRow(0)).not.toBeNull()
  expect(checker.toBatchRow(1)).toBeNull()
})

test('T47: the financier is the operator or Others; any other word is an error, also one that means others', () => {
  const file = toFile(
    toSheet(
      `${head}|Financier\n${['', 'harbour capital', 'OTHERS', 'Autres', 'Bank of X'].map((name, at) => `A-${at}|A|B|${rest}|${name}`).join('\n')}`,
    ),
  )
  const { checker, codes } = checkFile(file)
  const sent = [0, 1, 2, 3, 4].map((id) => checker.toBatchRow(id)?.transaction.financier)
  expect(sent).toEqual(['Harbour Capital', 'Harbour Capital', 'Others', undefined, undefined])
  expect([codes(3), codes(4)]).toEqual([
    ['error FINANCIER_UNKNOWN financier'],
    ['error FINANCIER_UNKNOWN financier'],
  ])
})

test('T33: another currency is an error, since the service has no field for it; without one of the host, sums are by currency', () => {
  const file = toFile(
    toSheet(`${head}|Currency\nA-1|A|B|${rest}|NGN\nA-2|A|B|${rest}|USD\nA-3|A|B|${rest}|usd`),
  )
  expect(checkFile(file).codes(1)).toEqual(['error CURRENCY_DIFFERS currency'])
  expect(checkFile(file, { currency: null }).checker.totals().amounts).toMatchObject([
    { currency: 'NGN', rows: 1, amount: '1500' },
    { currency: 'USD', rows: 2, amount: '3000' },
  ])
})

test('totals are by currency and by month, and issues are counted by row', () => {
  const { checker } = checkFile(
    loans(
      'A-1|A|B|||0.10|2025-03-04|2025-06-04',
      'A-2|A|B|||0.20|2025-03-04|2025-06-30',
      'A-3|A|B|||5|2025-03-04|2025-07-01',
      'A-4||B|1|2|x|2025-03-04|2025-07-01',
    ),
  )
  expect(checker.totals()).toEqual({
    rows: 4,
    errors: 1,
    warnings: 0,
    held: 0,
    leftOut: 0,
    amounts: [{ currency: 'NGN', rows: 3, amount: '5.3', financed: '0' }],
    months: [
      { month: '2025-06', rows: 2, amount: '0.3' },
      { month: '2025-07', rows: 1, amount: '5' },
    ],
  })
  expect(checker.issueCounts()).toEqual([
    { code: 'REQUIRED', level: 'error', rows: 1 },
    { code: 'CONTACT_NUMBER_INVALID', level: 'error', rows: 1 },
    { code: 'BVN_LENGTH', level: 'warning', rows: 1 },
    { code: 'AMOUNT_INVALID', level: 'error', rows: 1 },
  ])
})

test('a day in the other order of day and month is an error, and makes the days of its column that can be either unclear', () => {
  const file = loans(
    'A-1|A|B|||1.50|12/31/2026|2027-06-04',
    'A-2|A|B|||1.50|31/12/2026|2027-06-04',
    'A-3|A|B|||1.50|03/04/2026|04/05/2027',
  )
  const { codes, checker } = checkFile(file, { layout: { doubts: [], dateOrder: 'day-first' } })
  expect([0, 1, 2].map(codes)).toEqual([
    ['error DATE_AGAINST_ORDER disbursementDate'],
    [],
    ['warning DATE_UNCLEAR disbursementDate'],
  ])
  expect(checker.row(0).issues[0]?.facts).toEqual({ suggestion: '2026-12-31' })
})
