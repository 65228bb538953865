import type { Amount } from '@onlend/core'
import type { Statement, StatementLine, UnreadLine } from '../StatementLine.ts'
import { digestLines } from './digestLines.ts'
import { readMoney } from './readMoney.ts'

type OfxStatement = Pick<Statement, 'lines' | 'unread' | 'accountEnd' | 'currency'>

const element =
  /<(\/?)(?:\w{1,20}:)?([A-Za-z0-9_.]{1,40})(?:\s[^<>]{0,200})?\/?>((?:<!\[CDATA\[[\s\S]*?\]\]>|[^<]|<(?!\/?[A-Za-z][^<>]{0,300}>|[!?]))*)/g
/** Tags of a transaction; any other tag is part of the bank's text. */
const known = new Set(
  `TRNTYPE DTPOSTED DTUSER DTAVAIL TRNAMT FITID CORRECTFITID CORRECTACTION SRVRTID CHECKNUM REFNUM SIC PAYEEID NAME EXTDNAME PAYEE BANKACCTTO
  CCACCTTO BANKACCTFROM MEMO IMAGEDATA CURRENCY ORIGCURRENCY CURRATE CURSYM ADDR1 ADDR2 ADDR3 CITY STATE POSTALCODE COUNTRY PHONE BANKID BRANCHID
  ACCTID ACCTTYPE ACCTKEY INV401KSOURCE`.split(/\s+/),
)
const typesOut = new Set('DEBIT FEE SRVCHG ATM POS CHECK PAYMENT DIRECTDEBIT REPEATPMT WITHDRAWAL'.split(' '))
const typesIn = new Set('CREDIT DEP DIRECTDEP DIV DEPOSIT'.split(' '))

/** Reads a statement in OFX: SGML of version 1, whose values have no closing tags, and XML of version 2. */
export async function readOfx(text: string): Promise<OfxStatement> {
  const transactions: { fields: Map<string, string>; line: number; currency: string | null }[] = []
  const accounts = new Set<string>()
  const currencies = new Set<string>()
  let currency: string | null = null
  let fields: Map<string, string> | null = null
  /** The field to which unknown tags belong, as part of the bank's text. */
  let last = ''
  let isOriginal = false
  let line = 1
  let counted = 0

  for (const { 1: slash, 2: written = '', 3: content = '', index } of text.matchAll(element)) {
    for (
      let feed = text.indexOf('\n', counted);
      feed !== -1 && feed < index;
      feed = text.indexOf('\n', counted)
    ) {
      line += 1
      counted = feed + 1
    }
    const name = written.toUpperCase()
    const value = readValue(content)
    if (name === 'STMTTRN') {
      fields = slash === '' ? new Map() : null
      if (fields) transactions.push({ fields, line, currency })
      last = ''
      isOriginal = false
    } else if (fields && !known.has(name) && !name.includes('.')) {
      if (last !== '' && value !== '') fields.set(last, `${fields.get(last) ?? ''} ${value}`.trim())
    } else if (slash !== '') {
      if (name === last) last = ''
      if (name === 'ORIGCURRENCY') isOriginal = false
    } else if (fields) {
      if (name === 'ORIGCURRENCY') isOriginal = true
      last = ['NAME', 'MEMO', 'EXTDNAME'].includes(name) && !fields.has(name) ? name : ''
      // The bank has converted the amount of a line with ORIGCURRENCY.
      const isForeign = name === 'CURSYM' && isOriginal
      if (value !== '' && !fields.has(name) && !isForeign) fields.set(name, value)
    } else if (name === 'CURDEF') {
      currency = /^[A-Z]{3}/.exec(value)?.[0] ?? null
      if (currency !== null) currencies.add(currency)
    } else if (name === 'ACCTID') accounts.add(value.replaceAll(/\W/g, '').slice(-4))
  }

  const unread: UnreadLine[] = []
  const found: { line: Omit<StatementLine, 'digest'>; id: string }[] = []
  const isSigned = isFileSigned(transactions.map((one) => one.fields))
  const corrected = new Set(transactions.map((one) => one.fields.get('CORRECTFITID')))
  for (const { fields: own, ...place } of transactions) {
    // Skips a line that a later one deletes or replaces, and the line that deletes it.
    const isDeleting = own.get('CORRECTACTION')?.toUpperCase() === 'DELETE'
    if (isDeleting || (own.has('FITID') && corrected.has(own.get('FITID')))) {
      unread.push({ line: place.line, reason: 'not_booked' })
      continue
    }
    const read = readTransaction(own, { ...place, isSigned })
    if ('reason' in read) unread.push(read)
    else found.push({ line: read, id: own.get('FITID') ?? '' })
  }

  const digests = await digestLines(
    found.map(({ id, line: { day, direction, amount, text: said } }) => [
      'ofx',
      `id ${id === '' ? said : id}`,
      direction,
      amount,
      day,
    ]),
  )
  return {
    lines: found.map((entry, index) => ({ ...entry.line, digest: digests[index] ?? '' })),
    unread,
    accountEnd: [...accounts].filter((end) => end !== '').join(', ') || null,
    currency: currencies.size === 1 ? currency : null,
  }
}

/** Whether the amounts have signs: some line has a minus, and no line whose type means outgoing money lacks it. */
function isFileSigned(transactions: readonly Map<string, string>[]): boolean {
  const isNegative = (fields: Map<string, string>) => /^\s*[-−(]|-\s*$/.test(fields.get('TRNAMT') ?? '')
  return (
    transactions.some(isNegative) &&
    transactions.every((one) => isNegative(one) || !typesOut.has(one.get('TRNTYPE')?.toUpperCase() ?? ''))
  )
}

function readTransaction(
  fields: Map<string, string>,
  { line, currency, isSigned }: { line: number; currency: string | null; isSigned: boolean },
): Omit<StatementLine, 'digest'> | UnreadLine {
  const take = (name: string): string | null => fields.get(name) ?? null
  const amount = take('TRNAMT') ?? ''
  const money = readMoney(amount, /,\d{1,2}$/.test(amount) ? ',' : '.')
  if (!money || !/[1-9]/.test(money.amount)) return { line, reason: 'no_amount' }
  const type = (take('TRNTYPE') ?? '').toUpperCase()
  if (type === 'HOLD') return { line, reason: 'not_booked' }
  const isIn = typesIn.has(type) || isSigned || amount.startsWith('+')
  const direction = money.isNegative || typesOut.has(type) ? 'out' : isIn ? 'in' : null
  if (direction === null) return { line, reason: 'no_direction' }
  const day = readPosted(take('DTPOSTED') ?? '')
  if (day === null) return { line, reason: 'no_date' }
  return {
    line,
    day,
    direction,
    amount: money.amount as Amount,
    currency: /^[A-Z]{3}$/.exec(take('CURSYM') ?? '')?.[0] ?? currency,
    text: [take('NAME'), take('MEMO')]
      .filter((part, at, all) => part !== null && all.indexOf(part) === at)
      .join(' · '),
    reference: take('REFNUM') ?? take('CHECKNUM') ?? take('FITID'),
    counterparty: take('NAME') ?? take('PAYEE'),
    balance: null,
  }
}

/** A date and time such as `20260305120000[+1:WAT]`. */
function readPosted(text: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(text) ?? []
  if (day === undefined) return null
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return null
  return `${year}-${month}-${day}`
}

function readValue(content: string): string {
  return content
    .split(/(<!\[CDATA\[[\s\S]*?\]\]>)/)
    .map((part) => (part.startsWith('<![CDATA[') ? part.slice(9, -3) : readEntities(part)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…', middot: '·', deg: '°' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', ndash: '–', mdash: '—' },
  ...{
    pound: '£',
    euro: '€',
    cent: '¢',
    ordm: 'º',
    ordf: 'ª',
    szlig: 'ß',
    oelig: 'œ',
    aelig: 'æ',
    oslash: 'ø',
  },
}
/** Names of accents in entities: `eacute` is a letter and its accent. */
const accents: Readonly<Record<string, string>> = {
  ...{ grave: '\u0300', acute: '\u0301', circ: '\u0302', tilde: '\u0303', uml: '\u0308', ring: '\u030a' },
  ...{ caron: '\u030c', cedil: '\u0327' },
}

function readEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi,
    (whole, decimal: string | undefined, hex: string | undefined, name = '') => {
      if (decimal === undefined && hex === undefined) return readNamed(name) ?? whole
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}

function readNamed(name: string): string | null {
  const accent = accents[name.slice(1)]
  if (accent !== undefined) return `${name.slice(0, 1)}${accent}`.normalize('NFC')
  return entities[name] ?? entities[name.toLowerCase()] ?? null
}
