import { expect, test } from 'vitest'
import { checkFile, toFile, toSheet } from '../../test/transactions/checkFile.ts'

const head = 'Loan ID|First name|Last name|Amount|Date|Due date|Financed amount|Drawdown'
const start = 'A|B|300.00|2025-03-04|2025-06-04'
const parts =
  'Instalment 1 due date|Instalment 1 amount|Instalment 2 start date|Instalment 2 due date|Instalment 2 amount'

test('T28: financing and its instalments stand in columns of their own, each with the day it starts', () => {
  const { checker, codes } = checkFile(
    toFile(
      toSheet(`${head}|${parts}\nA-1|${start}|200.00|dd-9|2025-04-04|100.00|2025-04-04|2025-05-04|100.00`),
    ),
  )
  expect(codes(0)).toEqual([])
  expect(checker.toBatchRow(0)?.financed).toEqual({
    transaction_reference: 'A-1',
    amount: '200.00',
    drawdown_id: 'dd-9',
    payments: [
      { disbursement_date: '2025-03-04', expected_payment_date: '2025-04-04', amount: '100.00' },
      { disbursement_date: '2025-04-04', expected_payment_date: '2025-05-04', amount: '100.00' },
    ],
  })
})

test.each([
  ['200.00|dd|2025-04-04|100.00||||', ['error INSTALMENTS_DIFFER financedAmount']],
  ['200.00|dd|2025-04-04|300.00||||', ['error INSTALMENTS_DIFFER financedAmount']],
  ['200.00|dd|2025-04-04|199.99||2025-05-04|0.01', []],
  ['400.00|dd|2025-04-04|400.00||||', ['warning FINANCED_ABOVE_PAYABLE financedAmount']],
  ['200.00|dd|||||', ['warning INSTALMENTS_MISSING financedAmount']],
  ['200.00||2025-04-04|200.00|||', ['error DRAWDOWN_MISSING drawdownId']],
  ['|dd|2025-04-04|200.00|||', ['error REQUIRED financedAmount']],
  ['200.00|dd|2025-04-04||||', ['error INSTALMENT_INCOMPLETE instalment1Amount']],
  ['200.00|dd||200.00|||', ['error INSTALMENT_INCOMPLETE instalment1DueDate']],
  [
    '200.00|dd|2025-04-04|100.00|2025-05-05|2025-05-04|100.00',
    ['error INSTALMENT_DUE_BEFORE_START instalment2DueDate'],
  ],
  ['200.00|dd|2025-07-04|200.00|||', ['warning INSTALMENTS_OUTSIDE_DATES instalment1DueDate']],
  ['0|||||||', []],
  ['|||||||', []],
])('%j: %j', (cells, codes) => {
  expect(checkFile(toFile(toSheet(`${head}|${parts}\nA-1|${start}|${cells}`))).codes(0)).toEqual(codes)
})

test('T59: a row that names no drawdown is financed from the active one; without instalments, with one over the whole once a person accepts that', () => {
  const { checker } = checkFile(toFile(toSheet(`${head}\nA-1|${start}|200.00|`)), { drawdownId: 'dd-active' })
  checker.accept('INSTALMENTS_MISSING', true)
  expect(checker.toBatchRow(0)?.financed).toEqual({
    transaction_reference: 'A-1',
    amount: '200.00',
    drawdown_id: 'dd-active',
    payments: [{ disbursement_date: '2025-03-04', expected_payment_date: '2025-06-04', amount: '200.00' }],
  })
})

test('instalments of a second sheet go to the row of their reference, and those of none are said and never sent', () => {
  const loans = toSheet(`${head}\nA-1|${start}|200.00|dd\nA-2|${start}|100.00|dd`, { name: 'Loans' })
  const schedule = toSheet(
    `Loan ID|Due date|Amount\nA-2|2025-04-04|100.00\nA-1|2025-04-04|150.00\nA-1|2025-05-04|50.00\nA-9|2025-05-04|50.00`,
    { name: 'Schedule' },
  )
  const { checker, codes, rows } = checkFile(toFile(loans, schedule))
  expect([codes(0), codes(1)]).toEqual([[], []])
  expect(checker.toBatchRow(0)?.financed?.payments.map(({ amount }) => amount)).toEqual(['150.00', '50.00'])
  expect(checker.toBatchRow(1)?.financed?.payments.map(({ amount }) => amount)).toEqual(['100.00'])
  expect(rows[2]).toMatchObject({
    line: 5,
    isLeftOut: true,
    values: { reference: 'A-9', instalment1Amount: '50.00' },
  })
  expect(codes(2)[0]).toBe('warning INSTALMENT_WITHOUT_TRANSACTION reference')
  expect(checker.leaveOut(2, false)).toEqual([])
  expect(checker.toBatchRow(2)).toBeNull()
})

test('financing can be added to a row of a file that has no column for it', () => {
  const { checker, codes } = checkFile(
    toFile(toSheet(`Loan ID|First name|Last name|Amount|Date|Due date\nA-1|${start}`)),
  )
  checker.change({
    rowId: 0,
    values: {
      financedAmount: '200',
      drawdownId: 'dd',
      instalment1DueDate: '2025-06-04',
      instalment1Amount: '200',
    },
  })
  expect(codes(0)).toEqual([])
  expect(checker.row(0).edited).toEqual([
    'financedAmount',
    'drawdownId',
    'instalment1DueDate',
    'instalment1Amount',
  ])
  expect(checker.toBatchRow(0)?.financed?.payments).toHaveLength(1)
})
