import type { Amount } from '@onlend/core'
import type { Statement, StatementLine } from '../StatementLine.ts'
import { digestLines } from './digestLines.ts'
import { readMoney } from './readMoney.ts'

type OfxStatement = Pick<Statement, 'lines' | 'unread' | 'accountEnd' | 'currency'>

const element = /<(\/?)([A-Za-z0-9_.]{1,40})>([^<]*)/g

/** Reads a statement in OFX: SGML of version 1, whose values have no closing tags, and XML of version 2. */
export async function readOfx(text: string): Promise<OfxStatement> {
  const unread: { line: number; reason: 'no_date' | 'no_amount' }[] = []
  const found: { line: Omit<StatementLine, 'digest'>; id: string }[] = []
  let currency: string | null = null
  let accountEnd: string | null = null
  let fields: Map<string, string> | null = null
  let line = 1
  let start = 1
  let counted = 0

  const finish = (of: Map<string, string>): void => {
    const read = readTransaction(of, { line: start, currency })
    if ('reason' in read) unread.push(read)
    else found.push({ line: read, id: of.get('FITID') ?? '' })
  }

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
    if (name === 'STMTTRN') {
      if (fields) finish(fields)
      fields = slash === '' ? new Map() : null
      start = line
    } else if (slash !== '') continue
    else if (fields) {
      if (content.trim() !== '' && !fields.has(name)) fields.set(name, readEntities(content.trim()))
    } else if (name === 'CURDEF') currency = /^[A-Z]{3}/.exec(content.trim())?.[0] ?? null
    else if (name === 'ACCTID') accountEnd ??= content.trim().replaceAll(/\W/g, '').slice(-4) || null
  }
  if (fields) finish(fields)

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
    accountEnd,
    currency,
  }
}

function readTransaction(
  fields: Map<string, string>,
  { line, currency }: { line: number; currency: string | null },
): Omit<StatementLine, 'digest'> | { line: number; reason: 'no_date' | 'no_amount' } {
  const take = (name: string): string | null => fields.get(name) ?? null
  const amount = take('TRNAMT') ?? ''
  const money = readMoney(amount, /,\d{1,2}$/.test(amount) ? ',' : '.')
  if (!money || !/[1-9]/.test(money.amount)) return { line, reason: 'no_amount' }
  const day = readPosted(take('DTPOSTED') ?? '')
  if (day === null) return { line, reason: 'no_date' }
  return {
    line,
    day,
    direction: money.isNegative ? 'out' : 'in',
    amount: money.amount as Amount,
    currency,
    text: [take('NAME'), take('MEMO')]
      .filter((part, at, all) => part !== null && all.indexOf(part) === at)
      .join(' · '),
    reference: take('REFNUM') ?? take('CHECKNUM') ?? take('FITID'),
    counterparty: take('NAME') ?? take('PAYEE'),
    balance: null,
  }
}

/** `20260305120000[+1:WAT]`. */
function readPosted(text: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(text) ?? []
  if (day === undefined) return null
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return null
  return `${year}-${month}-${day}`
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function readEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|(\w{2,6}));/g, (whole, code: string | undefined, name: string) => {
    if (code === undefined) return entities[name] ?? whole
    return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole
  })
}
