import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { readStatement, type StatementLayoutChange } from '../index.ts'
import { readDirection } from './readDirection.ts'
import { readStatus } from './readStatus.ts'

const read = (
  content: string | Uint8Array<ArrayBuffer>,
  name = 'statement.csv',
  layout: StatementLayoutChange = {},
) => readStatement(new File([content], name), { createWorker: null, layout })
const readCase = async (name: string) =>
  read(
    new Uint8Array(await readFile(new URL(`../../../test/statements/files/${name}`, import.meta.url))),
    name,
  )
const toMoves = ({ lines }: Awaited<ReturnType<typeof read>>) =>
  lines.map(({ direction, amount }) => `${direction} ${Number(amount)}`)

describe('the direction of a line', () => {
  test.each([
    ['csv-dr-cr-columns.csv', ['out 5000', 'in 300', 'out 1000']],
    ['csv-fr-debit-credit.csv', ['out 5000', 'in 300']],
    ['csv-balance-goes-down.csv', ['in 100000', 'out 5000', 'in 300']],
    ['csv-shilling-mark.csv', ['in 250000', 'out 1000']],
    ['csv-eastern-digits.csv', ['in 250000.5']],
    ['csv-rlm.csv', ['in 250']],
  ])('is read from %s', async (name, moves) => {
    const statement = await readCase(name)
    expect(toMoves(statement)).toEqual(moves)
    expect(statement.layout?.doubts).toEqual([])
  })

  test.each([
    ['DR', 'CR'],
    ['Payments', 'Receipts'],
    ['Out', 'In'],
    ['Outflow', 'Inflow'],
    ['Amount Debited', 'Amount Credited'],
    ['Dépenses', 'Recettes'],
    ['Levantamentos', 'Depósitos'],
    ['Matumizi', 'Mapato'],
    ['Sorties (XOF)', 'Entrées (XOF)'],
    ['Despesas', 'Receitas'],
    ['Money out', 'Money in'],
    ['مدين', 'دائن'],
    ['Décaissements', 'Encaissements'],
    ['Withdrawal Amt.', 'Deposit Amt.'],
    ['Debit', 'Gutschrift'],
  ])('is that of the columns %s and %s', async (out, into) => {
    const rows = [`Date,Particulars,${out},${into}`, '13/03/2026,RENT,5000.00,', '15/03/2026,SALE,,300.00']
    const statement = await read(rows.join('\n'))
    expect(toMoves(statement)).toEqual(['out 5000', 'in 300'])
    expect(statement.layout?.doubts).toEqual([])
  })

  test('of two columns under unknown headings is that of the balance, or a doubt', async () => {
    const rows = (balances: boolean) =>
      [
        ['Date', 'Particulars', 'Kolom A', 'Kolom B', 'Balance'],
        ['13/03/2026', 'RENT', '', '5000.00', '95000.00'],
        ['15/03/2026', 'SALE', '300.00', '', '95300.00'],
        ['16/03/2026', 'FEE', '', '100.00', '95200.00'],
      ]
        .map((cells) => cells.slice(0, balances ? 5 : 4).join(','))
        .join('\n')
    expect(toMoves(await read(rows(true)))).toEqual(['out 5000', 'in 300', 'out 100'])
    const doubted = await read(rows(false))
    expect(doubted.lines).toEqual([])
    expect(doubted.layout?.doubts).toContain('columns')
  })

  test('that nothing says is a doubt, and none of those lines is read', async () => {
    const statement = await read(
      'Date,Details,Amount,Kind\n13/03/2026,RENT,5000.00,AF\n15/03/2026,SALE,300.00,BIJ\n',
    )
    expect(statement.layout?.doubts).toContain('direction')
    expect(statement.lines).toEqual([])
    expect(statement.unread).toEqual([
      { line: 2, reason: 'no_direction' },
      { line: 3, reason: 'no_direction' },
    ])
  })

  test('is that of a word whose meaning a person says', async () => {
    const text =
      'Date,Details,Amount,Kind\n13/03/2026,RENT,5000.00,AF\n15/03/2026,SALE,300.00,BIJ\n16/03/2026,RENT,7.00,Af\n'
    const asked = await read(text)
    expect(asked.layout).toMatchObject({ columns: { direction: 3 }, doubts: ['direction'] })
    expect(asked.layout?.unknownWords).toEqual([
      { field: 'direction', word: 'AF' },
      { field: 'direction', word: 'BIJ' },
    ])
    const half = await read(text, 'a.csv', { meanings: { AF: 'out' } })
    expect(toMoves(half)).toEqual(['out 5000', 'out 7'])
    expect(half.layout?.unknownWords).toEqual([{ field: 'direction', word: 'BIJ' }])
    const answered = await read(text, 'a.csv', { meanings: { AF: 'out', BIJ: 'in' } })
    expect(toMoves(answered)).toEqual(['out 5000', 'in 300', 'out 7'])
    expect(answered.layout).toMatchObject({ doubts: [], unknownWords: [] })
  })

  test('of a row that fills both columns is that of the balance, or a doubt', async () => {
    const rows = 'Date,Details,Debit,Credit,Balance\n13/03/2026,A,,7.00,100.00\n14/03/2026,B,25.00,30.00,'
    expect(toMoves(await read(`${rows}130.00\n`))).toEqual(['in 7', 'in 30'])
    const open = await read(`${rows}105.00\n`)
    expect(toMoves(open)).toEqual(['in 7'])
    expect(open.unread).toEqual([{ line: 3, reason: 'no_direction' }])
    expect(open.layout?.doubts).toEqual(['direction'])
  })

  test('that the balance contradicts is a doubt', async () => {
    const statement = await read(
      'Date,Details,Credit,Debit,Balance\n13/03/2026,A,100.00,,1000.00\n14/03/2026,B,300.00,,700.00\n15/03/2026,C,50.00,,750.00\n',
    )
    expect(toMoves(statement)).toEqual(['in 100', 'in 50'])
    expect(statement.layout?.doubts).toEqual(['direction'])
  })

  test.each([
    ['Cr.', 'in'],
    ['D', 'out'],
    ['-', 'out'],
    ['Crédit', 'in'],
    ['Débité', 'out'],
    ['Saída', 'out'],
    ['imeingia', 'in'],
    ['سحب', 'out'],
    ['Transfer', null],
    ['Payment', null],
  ] as const)('is read in the cell %s', (cell, direction) => {
    expect(readDirection(cell, 'cell')).toBe(direction)
  })
})

test.each([
  ['Completed', 'booked'],
  ['Réussie', 'booked'],
  ['Reversed', 'not_booked'],
  ['Not completed', 'not_booked'],
  ['En attente', 'not_booked'],
  ['Estornado', 'not_booked'],
  ['Completed - refunded', 'not_booked'],
  ['Verbucht', 'unclear_status'],
] as const)('a line of status %s is %s', (status, read_) => {
  expect(readStatus(status)).toBe(read_)
})

test('only booked lines count; an unknown status is asked about', async () => {
  const statement = await readCase('csv-reversed-status.csv')
  expect(statement.lines.map(({ text }) => text)).toEqual(['INV-80'])
  expect(statement.unread.map(({ reason }) => reason)).toEqual(['not_booked', 'not_booked', 'not_booked'])
  const odd = await read(
    'Date,Details,Paid In,Status\n15/03/2026,a,1.00,Verbucht\n16/03/2026,b,1.00,Completed\n',
  )
  expect(odd.layout?.doubts).toEqual(['status'])
  expect(odd.unread).toEqual([{ line: 2, reason: 'unclear_status' }])
  expect(odd.layout?.unknownWords).toEqual([{ field: 'status', word: 'Verbucht' }])
})

test.each([
  ['booked', ['a', 'b'], []],
  ['not_booked', ['b'], [{ line: 2, reason: 'not_booked' }]],
] as const)('a status that a person says is %s', async (meaning, lines, unread) => {
  const text = 'Date,Details,Paid In,Status\n15/03/2026,a,1.00,Verbucht\n16/03/2026,b,1.00,Completed\n'
  const statement = await read(text, 'a.csv', { meanings: { Verbucht: meaning } })
  expect(statement.lines.map((line) => line.text)).toEqual(lines)
  expect(statement.unread).toEqual(unread)
  expect(statement.layout?.doubts).toEqual([])
})

describe('OFX', () => {
  const transaction = (type: string, amount: string) =>
    `<STMTTRN><TRNTYPE>${type}<DTPOSTED>20260305<TRNAMT>${amount}<FITID>1<NAME>X</STMTTRN>`
  const ofx = (...transactions: string[]) => `<OFX><CURDEF>NGN${transactions.join('\n')}</OFX>`

  test.each([
    [['DEBIT', '5000.00'], 'out 5000'],
    [['FEE', '5.00'], 'out 5'],
    [['CREDIT', '-5.00'], 'out 5'],
    [['CREDIT', '5.00'], 'in 5'],
    [['OTHER', '5.00'], undefined],
    [['HOLD', '5.00'], undefined],
  ] as const)('of type and amount %s is %s', async ([type, amount], move) => {
    expect(toMoves(await read(ofx(transaction(type, amount))))[0]).toBe(move)
  })

  test('a plain amount of a neutral type came in where the others that went out have a minus', async () => {
    expect(toMoves(await read(ofx(transaction('OTHER', '5.00'), transaction('DEBIT', '-2.00'))))).toEqual([
      'in 5',
      'out 2',
    ])
    expect(toMoves(await read(ofx(transaction('OTHER', '5.00'), transaction('DEBIT', '2.00'))))).toEqual([
      'out 2',
    ])
  })

  test("keeps the bank's words, its currency and its beginning", async () => {
    expect((await readCase('ofx-unsigned-debit.ofx')).lines).toMatchObject([{ direction: 'out' }])
    expect((await readCase('ofx-cdata.ofx')).lines).toMatchObject([
      { counterparty: 'ADA & OBI', text: 'ADA & OBI · INV-77 <urgent>' },
    ])
    expect((await readCase('ofx-currency-in-trn.ofx')).lines).toMatchObject([{ currency: 'USD' }])
    const foreign = transaction('CREDIT', '250').replace(
      '<NAME>',
      '<ORIGCURRENCY><CURSYM>USD</ORIGCURRENCY><NAME>',
    )
    expect((await read(ofx(foreign))).lines).toMatchObject([{ currency: 'NGN' }])
    expect(toMoves(await readCase('ofx-xml-no-pi.ofx'))).toEqual(['in 250'])
    const marked = transaction('CREDIT', '1').replace('>X<', '>Ren&eacute;e &#x26; <b>INV-77</b> now &lt; 3<')
    expect((await read(ofx(marked))).lines).toMatchObject([{ text: 'Renée & INV-77 now < 3' }])
    const open = transaction('CREDIT', '1').replace('>X<', '>A<B C INV-77\n<MEMO>a </b> z<')
    expect((await read(ofx(open))).lines).toMatchObject([{ text: 'A<B C INV-77 · a z' }])
  })
})

test('MT940 keeps what stands in :86:, and names each account', async () => {
  expect((await readCase('mt940-86-dash-line.sta')).lines[0]?.text).toContain('INV-77')
  const message = (account: string, currency: string, details: string) =>
    `:20:S\n:25:${account}\n:28C:1/1\n:60F:C260301${currency}1,00\n:61:2603050305C2,00NTRFNONREF\n:86:${details}\n:62F:C260307${currency}3,00\n-\n`
  const statement = await read(
    message('NG/1111', 'NGN', 'PAID AT\n:12:30 INV-77\n:20:15 AGAIN\n:86:AND MORE') +
      message('NG/2222', 'USD', 'B'),
  )
  expect(statement.lines.map(({ text, currency }) => [text, currency])).toEqual([
    ['PAID AT :12:30 INV-77 :20:15 AGAIN AND MORE', 'NGN'],
    ['B', 'USD'],
  ])
  expect(statement).toMatchObject({ accountEnd: '1111, 2222', currency: null })
})
