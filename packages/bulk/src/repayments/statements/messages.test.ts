import { expect, test } from 'vitest'
import { readStatement } from '../index.ts'

const read = (text: string) => readStatement(new File([text], 'download.txt'), { createWorker: null })

const transactions = (close: (name: string) => string) =>
  [
    ['CREDIT', '20260305120000[+1:WAT]', '250000.00', 'F-1', 'ADA OBI', 'INV-77 &amp; more'],
    ['DEBIT', '20260306', '-52,50', 'F-2', 'BANK', 'CHARGES'],
    ['CREDIT', '20261399', '1.00', 'F-3', 'X', 'no such day'],
  ]
    .map(
      ([type, posted, amount, id, name, memo]) =>
        `<STMTTRN>\n<TRNTYPE>${type}${close('TRNTYPE')}\n<DTPOSTED>${posted}${close('DTPOSTED')}\n<TRNAMT>${amount}${close('TRNAMT')}\n<FITID>${id}${close('FITID')}\n<NAME>${name}${close('NAME')}\n<MEMO>${memo}${close('MEMO')}\n</STMTTRN>`,
    )
    .join('\n')
const body = (close: (name: string) => string) =>
  `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>NGN${close('CURDEF')}\n<BANKACCTFROM><ACCTID>0123456789${close('ACCTID')}</BANKACCTFROM><BANKTRANLIST>\n${transactions(close)}\n</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

const sgml = `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:USASCII\nCHARSET:1252\n\n${body(() => '')}`
const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="220"?>\n${body((name) => `</${name}>`)}`

test.each([
  ['SGML', sgml],
  ['XML', xml],
])('OFX as %s is read', async (_, text) => {
  const statement = await read(text)
  expect(statement).toMatchObject({
    format: 'ofx',
    accountEnd: '6789',
    currency: 'NGN',
    layout: null,
    columns: [],
    head: [],
  })
  expect(statement.lines).toEqual([
    expect.objectContaining({
      day: '2026-03-05',
      direction: 'in',
      amount: '250000.00',
      text: 'ADA OBI · INV-77 & more',
      reference: 'F-1',
      counterparty: 'ADA OBI',
    }),
    expect.objectContaining({ day: '2026-03-06', direction: 'out', amount: '52.50' }),
  ])
  expect(statement.unread).toEqual([expect.objectContaining({ reason: 'no_date' })])
})

test('the same OFX line has the same digest in SGML and XML', async () => {
  const [one, other] = await Promise.all([read(sgml), read(xml)])
  expect(one.lines.map(({ digest }) => digest)).toEqual(other.lines.map(({ digest }) => digest))
})

const fields = [
  ':20:STMT1',
  ':25:NG/0123456789',
  ':28C:1/1',
  ':60F:C260301NGN1000000,00',
  ':61:2603050305C250000,00NTRFINV-77//BNK9',
  ':86:?00TRANSFER?20INV-77 REPAY?21MENT?32ADA OBI',
  ':61:2512310102D52,5NCHGNONREF',
  'VAT INCLUDED',
  ':86:CHARGES',
  'SECOND LINE',
  ':61:260307RC100,NTRFX//Y',
  ':62F:C260307NGN1249847,50',
  '-}',
]
const swift = `{1:F01BANKNGLAXXXX0000000000}{2:O9401200260307BANKNGLAXXXX00000000002603071200N}{4:\r\n${fields.join('\r\n')}\r\n`

test.each([
  ['in the blocks of SWIFT', swift],
  ['as bare fields', fields.join('\n')],
])('MT940 is read %s', async (_, text) => {
  const statement = await read(text)
  expect(statement).toMatchObject({
    format: 'mt940',
    accountEnd: '6789',
    currency: 'NGN',
    layout: null,
    unread: [],
  })
  expect(
    statement.lines.map(({ day, direction, amount, reference }) => [day, direction, amount, reference]),
  ).toEqual([
    ['2026-03-05', 'in', '250000.00', 'BNK9'],
    ['2026-01-02', 'out', '52.5', null],
    ['2026-03-07', 'out', '100', 'Y'],
  ])
  expect(statement.lines[0]).toMatchObject({ text: 'INV-77 REPAY MENT', counterparty: 'ADA OBI' })
  expect(statement.lines[1]).toMatchObject({ text: 'CHARGES SECOND LINE · VAT INCLUDED' })
})

test('the same MT940 line has the same digest in blocks and without', async () => {
  const [one, other] = await Promise.all([read(swift), read(fields.join('\n'))])
  expect(one.lines.map(({ digest }) => digest)).toEqual(other.lines.map(({ digest }) => digest))
})

test('what was pasted is read in its format too', async () => {
  expect(await readStatement({ pasted: sgml })).toMatchObject({ format: 'ofx', fileName: '' })
})

test('a message that changed or went after it was chosen says so', async () => {
  const file = new File(['<OFX>'], 'march.ofx')
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
  await expect(readStatement(file)).rejects.toMatchObject({ code: 'changed' })
})

test('a byte that is not UTF-8 spoils its own word of a message, and no other', async () => {
  const text =
    '<OFX><CURDEF>NGN<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260305<TRNAMT>1<NAME>Adébáyọ̀<MEMO>X@s</STMTTRN></OFX>'
  const bytes = new TextEncoder().encode(text).map((byte) => (byte === 0x40 ? 0x92 : byte))
  const { lines } = await readStatement(new File([bytes], 'march.ofx'))
  expect(lines[0]?.text).toBe('Adébáyọ̀ · X\ufffds')
})
