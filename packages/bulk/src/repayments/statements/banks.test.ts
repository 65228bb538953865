import { describe, expect, test } from 'vitest'
import { readStatement, type ReadStatementOptions } from '../index.ts'

const read = (text: string, options: ReadStatementOptions = {}, name = 'statement.csv') =>
  readStatement(new File([text], name), { createWorker: null, ...options })

/** What moved: day, direction, amount, reference. */
const readMoves = async (text: string) => {
  const { lines, unread, layout } = await read(text)
  return {
    moves: lines.map(({ day, direction, amount, reference }) =>
      [day, direction, amount, reference].join(' '),
    ),
    unread,
    doubts: layout?.doubts,
  }
}

const mpesa = `ORGANISATION STATEMENT,,,,,,,,,,
Organisation Name:,Mfano Traders,,,,,,,,,
Short Code:,600999,,,,,,,,,
Report Date:,2026-04-01,,,,,,,,,

Receipt No.,Completion Time,Initiation Time,Details,Transaction Status,Paid In,Withdrawn,Balance,Balance Confirmed,Other Party Info,A/C No.
SC51AAA111,2026-03-05 14:22:10,2026-03-05 14:22:08,Pay Bill from 2547******11,Completed,"12,500.00",,"62,500.00",true,2547******11 - AMINA O,INV-77
SC52BBB222,2026-03-06 08:00:00,2026-03-06 08:00:00,Business charge,Completed,,-25.50,"62,474.50",true,,
SC53CCC333,2026-03-06 09:00:00,2026-03-06 09:00:00,Pay Bill from 2547******12,Failed,900.00,,"62,474.50",false,2547******12 - JUMA K,INV-78
`

const momo = `Id,External Transaction Id,Date,Status,Type,From,From name,To message,Amount,Fee,Balance,Currency
9000001,EXT-1,2026-03-05 10:11:12,Successful,Transfer,FRI:233240000001/MSISDN,Kofi Mensah,loan 12,150.00,0.00,1150.00,GHS
9000002,EXT-2,2026-03-05 11:11:12,Successful,Transfer,FRI:233240000009/MSISDN,Own,payout,-50.00,0.75,1099.25,GHS
`

const gtbank = `GUARANTY TRUST BANK,,,,,,,
CUSTOMER STATEMENT,,,,,,,
Account No:,0123456789,Currency:,NGN,,,,
,,,,,,,
Trans. Date,Reference,Value. Date,Debits,Credits,Balance,Originating Branch,Remarks
01-Mar-2026,,01-Mar-2026,,,"1,000,000.00",,Opening Balance
05-Mar-2026,'0000123,05-Mar-2026,,"250,000.00","1,250,000.00",E- CHANNELS,NIP TRANSFER FROM ADA OBI REF INV-77
06-Mar-2026,'0000124,06-Mar-2026,"52.50",,"1,249,947.50",HEAD OFFICE,NIP CHARGES + VAT
,,,"52.50","250,000.00",,,TOTAL
`

const access = `Account Number;0690000001;;;;
Posted Date;Value Date;Description;Debit;Credit;Balance
05/03/2026;05/03/2026;TRF/LOAN REPAYMENT/CHIDI;0.00;75000.00;175000.00
13/03/2026;13/03/2026;SMS ALERT CHARGE;100.00;0.00;174900.00
`

const zenith = `DATE\tDESCRIPTION\tDEBIT\tCREDIT\tVALUE DATE\tBALANCE
05/03/2026\tNIP CR/ADA OBI/INV-77\t\t₦12,000.00\t06/03/2026\t₦20,000.00
31/03/2026\tSTAMP DUTY\t₦50.00\t\t31/03/2026\t₦19,950.00
`

const equity = `Equity Bank,,,,,
A/C: 0170000000123 KES,,,,,
Transaction Date,Value Date,Transaction Details,Instrument ID,Withdrawals (KES),Deposits (KES),Running Balance
15-03-2026,15-03-2026,MPS 2547XXXX11 INV-9,S100,,"5,000.00","(1,250.00)"
16-03-2026,16-03-2026,AGENT WITHDRAWAL,S101,"1,000.00",,"(2,250.00)"
`

const francophone = `Date;Libellé;Débit;Crédit;Solde
05/03/2026;VIR REÇU KONE;;1 250 000,50;2 000 000,50
14/03/2026;FRAIS;2 500,00;;1 997 500,50
`

const lusophone = `Data;Descrição;Valor;D/C;Saldo
05/03/2026;TRANSFERÊNCIA;1.250,00;C;2.000,00
25/03/2026;COMISSÃO;10,00;D;1.990,00
`

describe('the statements of', () => {
  test('M-Pesa for organisations', async () => {
    expect(await readMoves(mpesa)).toEqual({
      moves: ['2026-03-05 in 12500.00 SC51AAA111', '2026-03-06 out 25.50 SC52BBB222'],
      unread: [{ line: 9, reason: 'not_booked' }],
      doubts: [],
    })
    const { lines, accountEnd } = await read(mpesa)
    expect(lines[0]?.text).toContain('INV-77')
    expect(accountEnd).toBe('0999')
    expect(lines[0]).toMatchObject({ line: 7, counterparty: '2547******11 - AMINA O', balance: '62500.00' })
  })

  test('MTN MoMo', async () => {
    expect((await readMoves(momo)).moves).toEqual([
      '2026-03-05 in 150.00 9000001',
      '2026-03-05 out 50.00 9000002',
    ])
    expect((await read(momo)).lines[0]).toMatchObject({
      currency: 'GHS',
      counterparty: 'Kofi Mensah',
      balance: '1150.00',
    })
  })

  test('GTBank', async () => {
    expect(await readMoves(gtbank)).toEqual({
      moves: ['2026-03-05 in 250000.00 0000123', '2026-03-06 out 52.50 0000124'],
      unread: [],
      doubts: [],
    })
    expect(await read(gtbank)).toMatchObject({ accountEnd: '6789', currency: 'NGN' })
  })

  test('Access', async () => {
    expect(await readMoves(access)).toMatchObject({
      moves: ['2026-03-05 in 75000.00 ', '2026-03-13 out 100.00 '],
      doubts: [],
    })
  })

  test('Zenith', async () => {
    const { lines, layout } = await read(zenith)
    expect(lines.map(({ day, amount, direction, text }) => [day, amount, direction, text])).toEqual([
      ['2026-03-05', '12000.00', 'in', 'NIP CR/ADA OBI/INV-77'],
      ['2026-03-31', '50.00', 'out', 'STAMP DUTY'],
    ])
    expect(layout?.columns).toMatchObject({
      date: 0,
      debit: 2,
      credit: 3,
      valueDate: 4,
      balance: 5,
      text: [1],
    })
  })

  test('Equity', async () => {
    expect((await readMoves(equity)).moves).toEqual([
      '2026-03-15 in 5000.00 S100',
      '2026-03-16 out 1000.00 S101',
    ])
    expect(await read(equity)).toMatchObject({ accountEnd: '0123', currency: 'KES' })
    expect((await read(equity)).lines[0]?.balance).toBe('-1250.00')
  })

  test('banks that write French or Portuguese', async () => {
    expect((await readMoves(francophone)).moves).toEqual([
      '2026-03-05 in 1250000.50 ',
      '2026-03-14 out 2500.00 ',
    ])
    expect((await readMoves(lusophone)).moves).toEqual(['2026-03-05 in 1250.00 ', '2026-03-25 out 10.00 '])
  })
})

test('dates that could be either way are doubted, and read as chosen', async () => {
  const text = 'Date,Details,Credit\n05/03/2026,a,10.00\n04/04/2026,b,11.00\n'
  const found = await read(text)
  expect(found.layout).toMatchObject({ dateOrder: 'day-first', doubts: ['dateOrder'] })
  expect(found.columns[0]).toEqual({ index: 0, heading: 'Date', samples: ['05/03/2026', '04/04/2026'] })
  const chosen = await read(text, { layout: { dateOrder: 'month-first' } })
  expect(chosen.layout?.doubts).toEqual([])
  expect(chosen.lines[0]?.day).toBe('2026-05-03')
})

test('the order of time proves which part is the day', async () => {
  const { layout } = await read(
    'Date,Credit\n01/02/2026,1.00\n01/03/2026,2.00\n02/01/2026,3.00\n02/04/2026,4.00\n',
  )
  expect(layout).toMatchObject({ dateOrder: 'month-first', doubts: [] })
})

test('a table without headings is read by what it holds', async () => {
  const { lines, layout } = await read('2026-03-05,Transfer from Ada,250.00\n2026-03-06,Fee,-1.50\n')
  expect(layout).toMatchObject({ headerRow: null, doubts: [] })
  expect(lines.map(({ direction, amount, text }) => [direction, amount, text])).toEqual([
    ['in', '250.00', 'Transfer from Ada'],
    ['out', '1.50', 'Fee'],
  ])
})

test('a table that is no statement asks for its columns', async () => {
  const { lines, layout } = await read('Name,Town\nAda,Lagos\n')
  expect(lines).toEqual([])
  expect(layout?.doubts).toContain('columns')
})

test('of the columns that a person does not choose, those are found that the chosen row names', async () => {
  const text =
    'Date,Amount printed,Balance\nNgày,Nội dung,Ghi có\n15.03.2026,TRX-1 Ada,250.00\n16.03.2026,Fee 2,1.50\n'
  const found = await read(text)
  expect(found.head.slice(0, 2)).toEqual([
    { line: 1, cells: ['Date', 'Amount printed', 'Balance'] },
    { line: 2, cells: ['Ngày', 'Nội dung', 'Ghi có'] },
  ])
  expect(found.layout?.headerRow).toBe(0)
  const { layout, columns, lines } = await read(text, {
    layout: { headerRow: 1, columns: { counterparty: 1, text: [1], credit: 2, amount: null } },
  })
  expect(columns.map(({ heading }) => heading)).toEqual(['Ngày', 'Nội dung', 'Ghi có'])
  expect(layout).toMatchObject({ doubts: [], columns: { date: 0, credit: 2, text: [1] } })
  expect(lines.map(({ text: said, counterparty }) => [said, counterparty])).toEqual([
    ['TRX-1 Ada', 'TRX-1 Ada'],
    ['Fee 2', 'Fee 2'],
  ])
})

test('lines that cannot be read are named, and none is guessed', async () => {
  const text =
    'Date,Details,Credit\n31/02/2026,a,10.00\n13/03/2026,b,"12,5,0"\nsoon,c,5.00\n14/03/2026,d,7.00\n'
  const { lines, unread } = await read(text)
  expect(lines.map(({ text: said }) => said)).toEqual(['d'])
  expect(unread).toEqual([
    { line: 2, reason: 'unclear_date' },
    { line: 3, reason: 'no_amount' },
    { line: 4, reason: 'no_date' },
  ])
})
