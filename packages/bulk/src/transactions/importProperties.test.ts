import type { toBatchRow } from './toBatchRow.ts'
import { registerTransactions } from '@onlend/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
// By path and in a test alone: the import itself loads no forms.
import { registerTransactionsForm } from '@onlend/hooks/forms'
import { finishSteps } from '../lib/finishSteps.ts'
import { readSheets, type Sheet } from '../sheets/index.ts'
import { createRowChecker } from './createRowChecker.ts'
import { faultyRows } from './faultyRows.ts'
import { importTableSteps } from './importTableSteps.ts'
import { findImportLayout } from '../../test/transactions/findImportLayout.ts'
import { mapColumns } from './mapColumns.ts'
import { checkFile, toFile } from '../../test/transactions/checkFile.ts'
import type { ImportIssue, TransactionFieldName } from './TransactionImport.ts'
import { writeFaultyRows } from './writeFaultyRows.ts'

const fields: Readonly<Record<string, TransactionFieldName>> = {
  'Loan ID': 'reference',
  'First name': 'firstName',
  'Last name': 'lastName',
  'Business name': 'businessName',
  Phone: 'contactNumber',
  'ID type': 'idType',
  'ID number': 'idValue',
  Amount: 'amountPayable',
  Date: 'disbursementDate',
  'Due date': 'expectedPaymentDate',
  Financier: 'financier',
  Reason: 'reason',
  'Financed amount': 'financedAmount',
  Drawdown: 'drawdownId',
  'Instalment 1 start date': 'instalment1StartDate',
  'Instalment 1 due date': 'instalment1DueDate',
  'Instalment 1 amount': 'instalment1Amount',
}
const headings = Object.keys(fields)

const day = fc.constantFrom(
  '2025-03-04',
  '2025-06-04',
  '04/03/2025',
  '25/12/2025',
  '2025-02-30',
  '',
  'soon',
  '3 Mar 2025',
)
const amount = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '1500',
    '1,500.00',
    '₦2,000',
    '$5',
    '1.500,50',
    '-3',
    '2.2E+10',
    '#REF!',
    '9007199254740993',
    '12.345',
  ),
  fc.double({ min: 0.01, max: 1e9, noNaN: true }).map((value) => value.toFixed(2)),
)
const text = fc.oneof(
  fc.constantFrom('', 'Ada', '=1+1', '"x"', ' y ', '#N/A', '@z', 'a\nb', "'b"),
  fc.string({ maxLength: 8 }),
)
const row = fc
  .tuple(
    fc.oneof(fc.constantFrom('A-1', 'A-2', '007', ''), fc.string({ maxLength: 5 })),
    ...[text, text, fc.oneof(fc.constant(''), text)],
    fc.constantFrom('', '08031234567', '+234 803 123 4567', '12', '2.3E+12'),
    fc.constantFrom('', 'BVN', 'rc number', 'NIN'),
    fc.constantFrom('', '22123456789', '2212345678', 'RC 1234', '0012'),
    ...[amount, day, day],
    fc.constantFrom('', 'Others', 'Harbour Capital', 'Bank of X'),
    ...[text, amount],
    fc.constantFrom('', 'dd-1'),
    ...[day, day, amount],
  )
  .map((cells): readonly string[] => cells)
/** Without an error of its own, so that what another row does to it shows. */
const soundRow = fc
  .tuple(fc.constantFrom('A-1', 'A-2', 'A-3', 'A-4'), fc.constantFrom('10.50', '1,000.00'))
  .map(([reference, sum]): readonly string[] => [
    ...[
      reference,
      'Ada',
      'Obi',
      '',
      '',
      '',
      '',
      sum,
      '2025-03-04',
      '2025-06-04',
      '',
      'x',
      '',
      '',
      '',
      '',
      '',
    ],
  ])
const table = fc.array(fc.oneof(row, soundRow), { minLength: 1, maxLength: 12 })

const toSheet = (rows: readonly (readonly string[])[]): Sheet => ({
  ...{ name: '', isHidden: false, notes: [] },
  rows: [headings, ...rows],
  lines: [headings, ...rows].map((_, at) => at + 1),
})
const check = (rows: readonly (readonly string[])[]) =>
  checkFile(toFile(toSheet(rows)), { layout: { dateOrder: 'day-first', decimalMark: '.', doubts: [] } })
const getBody = ({ transaction, financed }: NonNullable<ReturnType<typeof toBatchRow>>) => ({
  sector: 'Lender',
  transactions: [transaction],
  financed_transactions: financed === null ? [] : [financed],
})

test('a row without an error is what the endpoint takes, and what the form of one transaction would send', () => {
  const schema = registerTransactionsForm.toSchema({
    ...{ format: { digits: 2, locale: 'en-NG' }, operatorName: 'Harbour Capital', currency: 'NGN' },
    ...{ clientKinds: ['individual', 'business'], idTypes: ['bvn', 'rc_number', 'nin'], idValueAs: 'string' },
    ...{ sector: undefined, financier: undefined, financing: 'ask', meta: undefined, keepsPersonal: false },
  })
  fc.assert(
    fc.property(table, (rows) => {
      const { checker } = check(rows)
      for (let id = 0; id < checker.size; id += 1) {
        const sent = checker.toBatchRow(id)
        if (sent === null) continue
        const body = getBody(sent)
        expect(registerTransactions.input?.safeParse(body).success).toBe(true)
        const { client, ...transaction } = sent.transaction
        const values = {
          ...registerTransactionsForm.empty,
          clientKind: 'business_name' in client ? ('business' as const) : ('individual' as const),
          firstName: 'first_name' in client ? client.first_name : '',
          lastName: 'last_name' in client ? client.last_name : '',
          businessName: 'business_name' in client ? client.business_name : '',
          contactNumber: client.contact_number ?? '',
          idType: client.id_type ?? '',
          idValue: String(client.id_value ?? ''),
          reference: transaction.transaction_reference,
          amountPayable: transaction.amount_payable,
          disbursementDate: transaction.disbursement_date,
          expectedPaymentDate: transaction.expected_payment_date,
          sector: 'Lender',
          financier: transaction.financier === 'Others' ? ('others' as const) : ('operator' as const),
          reason: transaction.reason ?? '',
          financed: sent.financed !== null,
          financedAmount: sent.financed?.amount ?? '1',
          drawdownId: sent.financed?.drawdown_id ?? '',
          instalments: (sent.financed?.payments ?? []).map((one) => ({
            startDate: one.disbursement_date,
            dueDate: one.expected_payment_date,
            amount: one.amount,
          })),
        }
        expect(schema['~standard'].validate(values)).toEqual({ value: body })
      }
    }),
    { numRuns: 150 },
  )
})

test('rows that were changed one by one are as if the file had held them, and a result never moves to another row', () => {
  const change = fc.record({
    at: fc.nat({ max: 11 }),
    field: fc.oneof(fc.constantFrom(...Object.values(fields)), fc.constant('reference' as const)),
    value: fc.oneof(fc.constantFrom('A-1', 'A-2', 'A-3', '2025-03-05', '77.50', ''), amount),
  })
  fc.assert(
    fc.property(
      table,
      fc.array(change, { maxLength: 12 }),
      fc.array(fc.nat({ max: 11 }), { maxLength: 3 }),
      (rows, changes, out) => {
        const { checker } = check(rows)
        const after = rows.map((cells) => [...cells])
        const order = Object.values(fields)
        // Seen before, so that what is remembered of a row has to be given up.
        rows.forEach((_, id) => void checker.row(id).issues)
        for (const { at, field, value } of changes) {
          checker.change({ rowId: at % rows.length, values: { [field]: value } })
          const cells = after[at % rows.length]
          if (cells) cells[order.indexOf(field)] = value
        }
        const file = toFile(toSheet(after))
        const layout = {
          ...findImportLayout(toFile(toSheet(rows))),
          dateOrder: 'day-first' as const,
          decimalMark: '.' as const,
          doubts: [],
        }
        const columns = mapColumns(toSheet(rows), layout)
        const before = finishSteps(importTableSteps(toFile(toSheet(rows)), layout, columns))
        const fresh = createRowChecker(
          {
            // The usual length of a number, and the orders of days, stay as the file had them.
            table: {
              ...finishSteps(importTableSteps(file, layout, columns)),
              ...{ zeroLengths: before.zeroLengths, mixedDays: before.mixedDays },
            },
            ...{ dateOrder: 'day-first', isOrderSure: true, format: { digits: 2, decimalMark: '.' } },
            ...{ currency: 'NGN', operatorName: 'Harbour Capital', drawdownId: null },
          },
          { sent: new Set(), financed: new Set() },
        )
        finishSteps(fresh.checkSteps())
        for (const at of out) for (const one of [checker, fresh]) one.leaveOut(at % rows.length, true)
        for (let id = 0; id < rows.length; id += 1) {
          const wasTotals = checker.row(id).isLeftOut !== fresh.row(id).isLeftOut
          // A row that was left out for its sum stays so until a person takes it in.
          if (wasTotals) for (const one of [checker, fresh]) one.leaveOut(id, true)
        }
        for (let id = 0; id < rows.length; id += 1) {
          if (checker.row(id).isLeftOut) continue
          expect(checker.row(id).issues).toEqual(fresh.row(id).issues)
          expect(checker.toBatchRow(id)).toEqual(fresh.toBatchRow(id))
          const sent = checker.toBatchRow(id)
          if (sent)
            expect([sent.line, sent.transaction.transaction_reference]).toEqual([
              id + 2,
              after[id]?.[0]?.trim(),
            ])
        }
        expect(checker.totals()).toEqual(fresh.totals())
      },
    ),
    { numRuns: 150 },
  )
})

test('S147: rows in error come back from their file as they were, through a reader of CSV, also where cells look like formulas', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const layout = findImportLayout(toFile(toSheet(rows)))
      const made = finishSteps(
        importTableSteps(toFile(toSheet(rows)), layout, mapColumns(toSheet(rows), layout)),
      )
      const { checker } = check(rows)
      const errors = rows.flatMap((_, id) => (checker.getLevel(id) === 'error' ? [id] : []))
      const faulty = errors.flatMap((id) => faultyRows.find(made, checker, id) ?? [])
      const piece = { headings: made.headings, keyHeading: faultyRows.keyHeading, rows: faulty, next: null }
      const words = { say: ({ code }: ImportIssue) => code, heading: 'What is wrong' }
      const csv = await writeFaultyRows(async () => piece, words)
      if (errors.length === 0) return
      const file = await readSheets(new File([csv], 'faulty.csv'), { createWorker: null })
      const changes = finishSteps(faultyRows.readSteps(made, file))
      expect(changes.map(({ rowId }) => rowId)).toEqual(errors)
      for (const { rowId, values } of changes)
        for (const [at, heading] of headings.entries())
          expect(values[fields[heading] ?? 'reason']?.trim()).toBe(
            rows[rowId]?.[at]?.trim().replace(/\r\n?/g, '\n'),
          )
    }),
    { numRuns: 40 },
  )
})
