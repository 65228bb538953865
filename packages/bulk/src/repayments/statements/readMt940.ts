import type { Amount } from '@onlend/core'
import type { Statement, StatementLine, UnreadLine } from '../StatementLine.ts'
import { digestLines } from './digestLines.ts'

type Mt940Statement = Pick<Statement, 'lines' | 'unread' | 'accountEnd' | 'currency'>
type Field = { tag: string; value: string; line: number }

/** Value day, booking day, reversal, mark, third letter of the currency, amount, kind, the payer's reference and the bank's. */
const movement =
  /^(\d{2})(\d{2})(\d{2})(?:(\d{2})(\d{2}))?([RE]?)([CD])([A-Z]?)(\d{1,15}(?:,\d{0,2})?)([A-Z][A-Z0-9]{3})([^/\n]*(?:\/(?!\/)[^/\n]*)*)(?:\/\/([^\n]*))?(?:\n([\s\S]*))?$/

/** Reads a statement in MT940, with or without the blocks of SWIFT around it. */
export async function readMt940(text: string): Promise<Mt940Statement> {
  const found: { line: Omit<StatementLine, 'digest'>; raw: string[] }[] = []
  const unread: UnreadLine[] = []
  let currency: string | null = null
  const accounts = new Set<string>()
  const currencies = new Set<string>()

  const fields = readFields(text)
  for (const [at, { tag, value, line }] of fields.entries()) {
    if (tag === '25' || tag === '25P')
      accounts.add(
        value
          .replace(/\n[\s\S]*/, '')
          .replaceAll(/\W/g, '')
          .slice(-4),
      )
    if (tag === '60F' || tag === '60M') {
      currency = /^[CD]\d{6}([A-Z]{3})/.exec(value)?.[1] ?? currency
      if (currency !== null) currencies.add(currency)
    }
    if (tag !== '61') continue
    const next = fields[at + 1]
    const details = next?.tag === '86' ? next.value : ''
    const read = readMovement(value, details, { line, currency })
    if ('reason' in read) unread.push(read)
    else found.push({ line: read, raw: ['mt940', `61 ${value}`, `86 ${details}`] })
  }
  const digests = await digestLines(found.map(({ raw }) => raw))
  return {
    lines: found.map((entry, index) => ({ ...entry.line, digest: digests[index] ?? '' })),
    unread,
    accountEnd: [...accounts].filter((end) => end !== '').join(', ') || null,
    currency: currencies.size === 1 ? currency : null,
  }
}

const tags = /^:(20|21|25P?|28C?|60[FM]|61|62[FM]|64|65|86|13D?|34F|90[CD]|NS):(.*)$/
const closing = /^(?:6[0245][FM]?):[CD]\d{6}[A-Z]{3}/

/** Splits the text into fields: each runs from a tag at a line's start to the next tag; blocks are removed. Text in `:86:` can look like a tag or an end. */
function readFields(text: string): Field[] {
  const fields: Field[] = []
  let last: Field | null = null
  let isClosed = true
  const lines = text
    .split(/\r\n|\n|\r/)
    .map((whole) => whole.replace(/^(?:\{[1-35][^{}]{0,200}(?:\{[^{}]{0,100}\})*\})*(?:\{4:)?/, ''))
  const startsField = (content: string): RegExpExecArray | null => {
    const tag = tags.exec(content)
    if (!tag || last?.tag !== '86' || tag[1] === '61' || tag[1] === '86') return tag
    // Only movements stand between the balances of a statement.
    return isClosed || closing.test(content.slice(1)) || /^:(?:13D|34F|90[CD]|NS):/.test(content) ? tag : null
  }
  for (const [index, content] of lines.entries()) {
    const tag = startsField(content)
    if (tag?.[1] === '86' && last?.tag === '86' && !isClosed) last.value += `\n${(tag[2] ?? '').trimEnd()}`
    else if (tag) {
      if (tag[1] === '61') isClosed = false
      if (tag[1]?.startsWith('62')) isClosed = true
      last = { tag: tag[1] ?? '', value: (tag[2] ?? '').trimEnd(), line: index + 1 }
      fields.push(last)
    } else if (content.startsWith('-}') || (content.trimEnd() === '-' && !goesOn(index))) {
      last = null
      isClosed = true
    } else if (last && content.trim() !== '') last.value += `\n${content.trimEnd()}`
  }
  return fields

  /** Whether `:86:` goes on after a lone dash: not where the text ends or the next statement follows. */
  function goesOn(index: number): boolean {
    let next = index + 1
    while (lines[next]?.trim() === '') next += 1
    const content = lines[next]
    return content !== undefined && last?.tag === '86' && !/^-?\}/.test(content) && !/^:20:/.test(content)
  }
}

function readMovement(
  value: string,
  details: string,
  { line, currency }: { line: number; currency: string | null },
): Omit<StatementLine, 'digest'> | UnreadLine {
  const parts = movement.exec(value)
  if (!parts) return { line, reason: /^\d{6}/.test(value) ? 'no_amount' : 'no_date' }
  const [
    ,
    year,
    month,
    day,
    bookedMonth,
    bookedDay,
    reversal,
    mark,
    ,
    amount = '',
    ,
    own = '',
    bank,
    more = '',
  ] = parts
  const booked = readBooked({ year, month, day, bookedMonth, bookedDay })
  if (booked === null) return { line, reason: 'no_date' }
  if (!/[1-9]/.test(amount)) return { line, reason: 'no_amount' }
  // `E`: an expected movement, not booked yet.
  if (reversal === 'E') return { line, reason: 'not_booked' }
  const isIn = (mark === 'C') !== (reversal === 'R')
  const { text, counterparty } = readDetails(details)
  const reference = bank?.trim() || (own.trim() === 'NONREF' ? '' : own.trim())
  return {
    line,
    day: booked,
    direction: isIn ? 'in' : 'out',
    amount: writeAmount(amount),
    currency,
    text: [text, more.replaceAll('\n', ' ').trim()].filter((part) => part !== '').join(' · '),
    reference: reference || null,
    counterparty,
    balance: null,
    ...(reversal === 'R' && { takesBack: true }),
  }
}

/** The booking day, which has no year: it is the one nearest to the value day. */
function readBooked(
  parts: Record<'year' | 'month' | 'day' | 'bookedMonth' | 'bookedDay', string | undefined>,
): string | null {
  const { year, month, day, bookedMonth = month, bookedDay = day } = parts
  const apart = Number(bookedMonth) - Number(month)
  const shift = apart > 6 ? -1 : apart < -6 ? 1 : 0
  const written = `${2000 + Number(year) + shift}-${bookedMonth}-${bookedDay}`
  const date = new Date(`${written}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(bookedDay) ? null : written
}

function writeAmount(written: string): Amount {
  const [whole = '', fraction = ''] = written.split(',')
  const number = whole.replace(/^0+(?=\d)/, '')
  return (fraction === '' ? number : `${number}.${fraction}`) as Amount
}

/** Some banks number the parts of the details, `?20` to `?29` and `?60` on for the text, `?32` for the name; others write `/NAME/`. */
function readDetails(details: string): { text: string; counterparty: string | null } {
  const joined = details.replaceAll('\n', '')
  const numbered = [...joined.matchAll(/\?(\d{2})([^?]*)/g)]
  if (numbered.length > 1) {
    const take = (fits: (number: number) => boolean): string =>
      numbered.flatMap(([, number, part = '']) => (fits(Number(number)) ? [part.trim()] : [])).join(' ')
    const counterparty = take((number) => number === 32 || number === 33)
    return {
      text: take((number) => (number >= 20 && number < 30) || number >= 60),
      counterparty: counterparty || null,
    }
  }
  const name = /\/NAME\/([^/]{1,140})/.exec(joined)?.[1]?.trim()
  return { text: details.replaceAll(/\s+/g, ' ').trim(), counterparty: name ?? null }
}
