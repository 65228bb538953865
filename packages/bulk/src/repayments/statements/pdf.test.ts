import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SheetError } from '../../sheets/index.ts'
import { readStatement } from './readStatement.ts'
import { type DrawnText, makePdf, type PdfLock } from '../../../test/statements/makePdf.ts'
import {
  drawMiddleAlignedBank,
  drawMomo,
  drawMovements,
  drawMpesa,
  drawTopAlignedBank,
} from '../../../test/statements/pdfStatements.ts'

const password = 'tusker 1963'

const read = (pages: DrawnText[][], lock?: PdfLock, given = lock?.password) =>
  readStatement(new File([makePdf(pages, lock)], 'statement.pdf'), {
    createPdfWorker: null,
    ...(given !== undefined && { password: given }),
  })

const getError = async (reading: Promise<unknown>) => {
  try {
    await reading
    return null
  } catch (error) {
    if (error instanceof SheetError) return { code: error.code, row: error.row }
    throw error
  }
}

const show = ({ lines }: Awaited<ReturnType<typeof read>>) =>
  lines.map(({ day, direction, amount, balance, text }) => [day, direction, amount, balance, text])

test('a statement of M-PESA is read, the newest first', async () => {
  const statement = await read(drawMpesa())
  expect(statement).toMatchObject({ format: 'pdf', unread: [], layout: { doubts: [] } })
  expect(show(statement)).toEqual([
    ['2026-03-07', 'in', '3000.00', '4235.00', 'Funds received from 2547******02 - AMINA SAMPLE'],
    ['2026-03-06', 'out', '15.00', '1235.00', 'Pay Bill Charge'],
    ['2026-03-06', 'out', '1000.00', '1250.00', 'Pay Bill to 888880 - KPLC PREPAID Acc. 0140'],
    ['2026-03-05', 'in', '1250.00', '2250.00', 'Funds received INV-77'],
  ])
  expect(statement.lines.map(({ reference }) => reference)).toEqual([
    'SC5000004',
    'SC5000003',
    'SC5000002',
    'SC5000001',
  ])
})

test('a statement of MTN MoMo says no direction: balances and fees do', async () => {
  const statement = await read(drawMomo())
  expect(statement).toMatchObject({ currency: 'GHS', unread: [], layout: { doubts: [] } })
  expect(show(statement)).toEqual([
    ['2026-03-05', 'in', '200.00', '250.00', 'TRANSFER'],
    ['2026-03-05', 'out', '100.00', '148.25', 'PAYMENT'],
    ['2026-03-06', 'out', '40.00', '107.85', 'CASH_OUT'],
    ['2026-03-07', 'in', '12.15', '120.00', 'TRANSFER'],
  ])
})

test('a statement of a bank with its cells at the top is read over its pages', async () => {
  const statement = await read(drawTopAlignedBank())
  expect(statement).toMatchObject({ accountEnd: '1234', currency: 'NGN', unread: [], layout: { doubts: [] } })
  expect(show(statement)).toEqual([
    ['2026-03-05', 'in', '250000.00', '260000.00', 'NIP TRANSFER FROM ADA SAMPLE FOR INV-77 AND INV-78'],
    ['2026-03-06', 'out', '50.00', '259950.00', 'ELECTRONIC MONEY TRANSFER LEVY'],
    ['2026-03-06', 'out', '3.75', '259946.25', 'VAT'],
  ])
})

test('a statement of a bank with its cells in the middle of their rows is read', async () => {
  const statement = await read(drawMiddleAlignedBank())
  expect(statement).toMatchObject({ accountEnd: '5678', unread: [], layout: { doubts: [] } })
  expect(show(statement)).toEqual([
    ['2026-03-05', 'in', '5000.00', '6000.00', 'TRF/INV-90/FROM EXAMPLE WHOLESALE LIMITED LAGOS'],
    ['2026-03-06', 'out', '400.50', '5599.50', 'POS PURCHASE AT EXAMPLE STORE'],
  ])
})

test.each(['RC4', 'AES-128', 'AES-256'] as const)(
  'a statement that is locked with %s opens with its password alone',
  async (kind) => {
    const lock = { password, kind }
    expect(show(await read(drawMpesa(), lock))).toEqual(show(await read(drawMpesa())))
    expect(await getError(read(drawMpesa(), lock, ''))).toEqual({ code: 'locked', row: null })
    expect(await getError(read(drawMpesa(), lock, 'wrong'))).toEqual({ code: 'wrong_password', row: null })
  },
)

/** The pages with a text changed, or without it. */
const change = (pages: DrawnText[][], from: string, to: string | null) =>
  pages.map((page) =>
    page.flatMap((drawn) => (drawn.text === from ? (to === null ? [] : [{ ...drawn, text: to }]) : [drawn])),
  )

test.each([
  ['an amount that was changed', change(drawTopAlignedBank(), '50.00', '60.00'), 2],
  ['a balance that was changed', change(drawTopAlignedBank(), '259,950.00', '359,950.00'), 2],
  ['an amount that was changed, the newest first', change(drawMpesa(), '-15.00', '-5.00'), 2],
  [
    'an opening balance that is not that of the first line',
    change(drawTopAlignedBank(), '10,000.00', '11,000.00'),
    1,
  ],
  [
    'a closing balance that is not that of the last line',
    change(drawMiddleAlignedBank(), '5,599.50', '5,600.50'),
    2,
  ],
  ['a fee that was changed', change(drawMomo(), '0.75', '7.75'), 2],
  ['a day that is missing', change(drawTopAlignedBank(), '06-Mar-2026', null), 2],
])('a statement with %s is refused with the row where it broke', async (_, pages, row) => {
  expect(await getError(read(pages))).toEqual({ code: 'unbalanced', row })
})

test('a PDF without a table of text is no sheet, and half of one is broken', async () => {
  expect(await getError(read([[{ x: 40, y: 40, text: 'Dear customer' }]]))).toEqual({
    code: 'not_a_sheet',
    row: null,
  })
  expect(await getError(read([[]]))).toEqual({ code: 'not_a_sheet', row: null })
  const half = new File([new TextEncoder().encode('%PDF-1.7\n1 0 obj')], 'half.pdf')
  expect(await getError(readStatement(half, { createPdfWorker: null }))).toEqual({
    code: 'broken',
    row: null,
  })
})

const cents = (amount: number): string =>
  (amount / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const narration = fc.array(fc.constantFrom('TRF FROM ADA', 'INV-77 PART 2', 'NIP/0123/SHOP', 'REF 99 88'), {
  minLength: 1,
  maxLength: 4,
})
const look = fc.record({
  headings: fc.constantFrom('left' as const, 'middle' as const, 'right' as const),
  rowAlign: fc.constantFrom('top' as const, 'middle' as const),
  rowGap: fc.constantFrom(5, 9),
  rowsPerPage: fc.constantFrom(2, 7),
})

test('any lines are read in any look, and refused without any one of them', async () => {
  const movement = fc.tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.boolean(), narration)
  await fc.assert(
    fc.asyncProperty(
      fc.array(movement, { minLength: 3, maxLength: 9 }),
      fc.oneof(
        { weight: 3, arbitrary: look },
        look.map((one) => ({ ...one, rowAlign: 'top' as const, rowGap: 0 })),
      ),
      fc.nat(),
      async (moved, drawnLook, place) => {
        let balance = 1_000_000_000
        const movements = moved.map(([amount, isIn, words], at) => {
          balance += isIn ? amount : -amount
          const day = `${String(at + 13).padStart(2, '0')} Mar 2026`
          const [paidIn, paidOut] = isIn ? [cents(amount), ''] : ['', cents(amount)]
          return { day, text: words.join('\n'), in: paidIn, out: paidOut, balance: cents(balance) }
        })
        const { lines, unread } = await read(drawMovements(movements, drawnLook))
        expect(unread).toEqual([])
        expect(lines.map(({ day, direction, amount, text }) => [day, direction, amount, text])).toEqual(
          moved.map(([amount, isIn, words], at) => [
            ...[`2026-03-${at + 13}`, isIn ? 'in' : 'out', (amount / 100).toFixed(2), words.join(' ')],
          ]),
        )
        const missing = 1 + (place % (moved.length - 2))
        const rest = drawMovements(movements.toSpliced(missing, 1), drawnLook)
        const refusal = await getError(read(rest))
        // A line that contradicts its balance by the very amount of the missing one is left unread where only one other line is there to judge it.
        if (refusal === null) expect((await read(rest)).unread).not.toEqual([])
        else expect(refusal).toEqual({ code: 'unbalanced', row: missing + 1 })
      },
    ),
    { numRuns: 60 },
  )
})
