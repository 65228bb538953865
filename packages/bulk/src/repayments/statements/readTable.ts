import type { Amount } from '@onlend/core'
import { sumAmounts } from '@onlend/core/internal'
import type { Sheet } from '../../sheets/index.ts'
import type { Statement, StatementLine, UnreadLine } from '../StatementLine.ts'
import { digestLines } from './digestLines.ts'
import { findSideColumns } from './findSideColumns.ts'
import { foldBlanks } from '../../lib/foldBlanks.ts'
import { headRows } from './headRows.ts'
import { readDateParts } from '../../lib/readDateParts.ts'
import { readDay } from '../../lib/readDay.ts'
import { type BalancedRow, readByBalance } from './readByBalance.ts'
import { readDirection } from './readDirection.ts'
import { readHeading } from './readHeading.ts'
import { type Money, readMoney } from './readMoney.ts'
import { readStatus } from './readStatus.ts'
import type {
  StatementColumn,
  StatementField,
  StatementLayout,
  StatementWordMeaning,
} from './StatementLayout.ts'

type TableStatement = Pick<Statement, 'lines' | 'unread' | 'accountEnd' | 'currency' | 'columns' | 'head'> & {
  layout: StatementLayout
}
type Direction = 'in' | 'out'
/** A line before the check with the balance; `said` is the direction in its row. */
type RowReading = Omit<StatementLine, 'digest' | 'direction'> & { said: Direction | null }
/** The fees of a row, and the balance before it where the row has it. */
type Side = { fee: Amount; before: Amount | null }
type TableRow = { row: number; side: Side; read: RowReading | UnreadLine | { balance: Amount } }

const sampleCount = 5
const currencies = /\b(NGN|GHS|KES|UGX|TZS|RWF|XOF|XAF|ZAR|ZMW|AOA|MZN|ETB|EGP|MAD|USD|EUR|GBP)\b/
/** Rows with a balance or a sum, which move no money. */
const noMovement =
  /\b(?:opening|closing|brought forward|carried forward|b\/f|c\/f|totals?|sub-?total|solde (?:initial|final|precedent)|saldo (?:inicial|final|anterior)|jumla)\b/

/** Reads the lines of a table by its layout. Skips rows without a date and an amount, such as letterheads. */
export async function readTable(sheet: Sheet, layout: StatementLayout): Promise<TableStatement> {
  const { rows } = sheet
  const header = layout.headerRow === null ? [] : (rows[layout.headerRow] ?? [])
  const start = layout.headerRow === null ? 0 : layout.headerRow + 1
  const currency = findCurrency(rows.slice(0, start))
  const readRow = createRowReading(sheet, layout, currency)
  const side = findSideColumns(header)
  const takeSide = (row: number): Side => {
    const take = (column: number): Money | null => readMoney(rows[row]?.[column] ?? '', layout.decimalMark)
    const before = side.before === null ? null : take(side.before)
    return {
      fee: sumAmounts(side.fees.flatMap((column) => take(column)?.amount ?? [])),
      before: before && writeBalance(before),
    }
  }
  const read: TableRow[] = []
  for (let row = start; row < rows.length; row += 1) {
    const one = readRow(row)
    if (one !== null) read.push({ row, side: takeSide(row), read: one })
  }
  const { found, unread, doubts } = decideDirections(read)
  const unknownWords = listUnknownWords(sheet, layout, unread)

  const counted = findCounted(rows)
  const raw = found.map(({ row }) => (rows[row] ?? []).filter((_, column) => !counted.has(column)))
  const digests = await digestLines(raw)
  return {
    lines: found.map(({ line }, index) => ({ ...line, digest: digests[index] ?? '' })),
    unread,
    accountEnd: findAccountEnd(rows.slice(0, start)),
    currency: currency ?? found[0]?.line.currency ?? null,
    columns: listColumns(header, rows.slice(start)),
    head: rows.slice(0, headRows).map((cells, row) => ({ line: sheet.lines[row] ?? row + 1, cells })),
    layout: { ...layout, unknownWords, doubts: [...layout.doubts, ...doubts] },
  }
}

/** The direction in a row counts unless the balance contradicts it; without one, the balance decides. Without both, the line is not read. */
function decideDirections(rows: readonly TableRow[]): {
  found: { row: number; line: Omit<StatementLine, 'digest'> }[]
  unread: UnreadLine[]
  doubts: StatementLayout['doubts']
} {
  const moved = rows.filter(({ read }) => !('reason' in read && read.reason !== 'no_date'))
  const byBalance = readByBalance(
    moved.map(
      ({ side, read }): BalancedRow => ({
        ...side,
        amount: 'said' in read ? read.amount : null,
        balance: 'reason' in read ? null : read.balance,
        day: 'said' in read ? read.day : null,
      }),
    ),
  )
  const proven = new Map(moved.map((row, at) => [row, byBalance[at] ?? null]))
  const found: { row: number; line: Omit<StatementLine, 'digest'> }[] = []
  const unread: UnreadLine[] = []
  let [decided, undecided, contradicted] = [0, 0, 0]
  for (const one of rows) {
    const { row, read } = one
    if ('reason' in read) unread.push(read)
    if (!('said' in read)) continue
    const { said, ...line } = read
    const balance = proven.get(one) ?? null
    const isContradicted = said !== null && balance !== null && said !== balance
    const direction = said ?? balance
    if (said === null && balance !== null) decided += 1
    if (direction !== null && !isContradicted) {
      found.push({ row, line: { ...line, direction } })
      continue
    }
    if (isContradicted) contradicted += 1
    else undecided += 1
    unread.push({ line: line.line, reason: 'no_direction' })
  }
  const doubts: StatementLayout['doubts'][number][] = []
  // A balance that decides the other lines leaves the first one open: no balance stands before it.
  if (contradicted > 0 || undecided > (decided > 0 ? 1 : 0)) doubts.push('direction')
  if (unread.some(({ reason }) => reason === 'unclear_status')) doubts.push('status')
  return { found, unread, doubts }
}

/** A column with more words than these holds something else. */
const mostWords = 12

/** The unknown words of unread lines. */
function listUnknownWords(
  { rows, lines }: Sheet,
  { columns, meanings }: StatementLayout,
  unread: readonly UnreadLine[],
): StatementLayout['unknownWords'] {
  const open = new Map(unread.map(({ line, reason }) => [line, reason]))
  const found = new Map<string, StatementLayout['unknownWords'][number]>()
  for (const [row, cells] of rows.entries()) {
    const reason = open.get(lines[row] ?? row + 1)
    const field = reason === 'no_direction' ? 'direction' : reason === 'unclear_status' ? 'status' : null
    const word = field === null ? '' : (cells[columns[field] ?? -1] ?? '').trim()
    const key = `${field} ${foldBlanks(word)}`
    const isKnown = field === 'direction' && /^(?:in|out)$/.test(readDirection(word, 'cell') ?? '')
    if (field === null || word === '' || isKnown || findMeaning(meanings, word) !== null || found.has(key))
      continue
    if (found.size < mostWords) found.set(key, { field, word: word.slice(0, 80) })
  }
  return [...found.values()]
}

function findMeaning(meanings: StatementLayout['meanings'], word: string): StatementWordMeaning | null {
  const folded = foldBlanks(word)
  for (const [said, meaning] of Object.entries(meanings))
    if (meaning && foldBlanks(said) === folded) return meaning
  return null
}

function createRowReading(
  { rows, lines, notes }: Sheet,
  { columns, dateOrder, decimalMark, meanings }: StatementLayout,
  statementCurrency: string | null,
): (row: number) => TableRow['read'] | null {
  // A workbook's numbers have a point, also beside texts with a comma.
  const numbers = new Set<string>()
  for (const { row, column, note } of notes) if (note === 'number') numbers.add(`${row}:${column}`)

  const take = (row: number, field: StatementField): string => {
    const column = columns[field]
    return column === null ? '' : (rows[row]?.[column] ?? '').trim()
  }
  const takeMoney = (row: number, field: StatementField): Money | null => {
    const isNumber = numbers.has(`${row}:${columns[field]}`)
    return readMoney(take(row, field), isNumber ? '.' : decimalMark)
  }
  const hasNegativeDebits = isUsuallyNegative(rows, columns.debit)
  const hasStatus = rows.some((cells, row) => cells.length > 0 && take(row, 'status') !== '')
  // Amounts without a mark are incoming only where outgoing ones have a mark.
  const marksOut = rows.some((_, row) => {
    const money = takeMoney(row, 'amount')
    return money !== null && !isZero(money.amount) && (money.isNegative || money.direction === 'out')
  })

  const findMoney = (row: number): { amount: Amount; said: Direction | null } | null => {
    const [credit, debit] = [takeMoney(row, 'credit'), takeMoney(row, 'debit')]
    const hasDebit = debit !== null && !isZero(debit.amount)
    if (credit && !isZero(credit.amount)) {
      const said = hasDebit ? null : credit.isNegative ? 'out' : 'in'
      return { amount: credit.amount, said }
    }
    if (hasDebit) return { amount: debit.amount, said: debit.isNegative && !hasNegativeDebits ? 'in' : 'out' }
    const amount = takeMoney(row, 'amount')
    if (!amount || isZero(amount.amount)) return null
    const written = take(row, 'direction')
    const word = findMeaning(meanings, written) ?? readDirection(written, 'cell')
    const sign =
      amount.direction ?? (amount.isNegative ? 'out' : /^\+/.test(take(row, 'amount')) ? 'in' : null)
    if (word === 'in' || word === 'out') return { amount: amount.amount, said: sign === 'out' ? 'out' : word }
    return { amount: amount.amount, said: sign ?? (marksOut ? 'in' : null) }
  }

  const readText = (row: number): string =>
    columns.text
      .map((column) => (rows[row]?.[column] ?? '').replaceAll(/\s+/g, ' ').trim())
      .filter((text) => text !== '')
      .join(' · ')

  return (row) => {
    const written = take(row, 'date') || take(row, 'valueDate')
    const money = findMoney(row)
    const parts = readDateParts(written)
    const line = lines[row] ?? row + 1
    if (!parts && !money) return null
    const balance = takeMoney(row, 'balance')
    const says = foldBlanks((rows[row] ?? []).join(' ').slice(0, 400))
    if ((!parts || !money) && noMovement.test(says))
      return balance && !money && /open|forward|b\/f|initial|inicial|precedent|anterior/.test(says)
        ? { balance: writeBalance(balance) }
        : null
    if (hasStatus && money) {
      const word = take(row, 'status')
      const meaning = findMeaning(meanings, word)
      const status = meaning === 'booked' || meaning === 'not_booked' ? meaning : readStatus(word)
      if (status !== 'booked') return { line, reason: status }
    }
    if (!money) return { line, reason: 'no_amount' }
    if (!parts) return { line, reason: 'no_date' }
    const day = readDay(written, dateOrder)
    if (day === null) return { line, reason: 'unclear_date' }
    return {
      line,
      day,
      ...money,
      currency: currencies.exec(take(row, 'currency').toUpperCase())?.[1] ?? statementCurrency,
      text: readText(row),
      // The mark of spreadsheets for text.
      reference: take(row, 'reference').replace(/^'/, '') || null,
      counterparty: take(row, 'counterparty') || null,
      balance: balance === null ? null : writeBalance(balance),
    }
  }
}

function writeBalance({ amount, isNegative, direction }: Money): Amount {
  return (isNegative || direction === 'out') && !isZero(amount) ? (`-${amount}` as Amount) : amount
}

function isZero(amount: Amount): boolean {
  return !/[1-9]/.test(amount)
}

/** Whether most amounts of a column have a minus: so M-Pesa writes withdrawals; elsewhere a minus is a debit taken back. */
function isUsuallyNegative(rows: Sheet['rows'], column: number | null): boolean {
  if (column === null) return false
  const cells = rows.flatMap((row) => (/[1-9]/.test(row[column] ?? '') ? [(row[column] ?? '').trim()] : []))
  return cells.filter((cell) => /^[-−(]/.test(cell)).length > cells.length / 2
}

/** Finds columns that number the lines of this file, which do not belong to a line. Independent of the chosen header row. */
function findCounted(rows: Sheet['rows']): Set<number> {
  const counted = new Set<number>()
  for (const row of rows.slice(0, headRows)) {
    const fields = row.map(readHeading)
    if (!fields.includes('date') && !fields.includes('valueDate')) continue
    for (const [column, field] of fields.entries()) if (field === 'count') counted.add(column)
  }
  return counted
}

function findCurrency(letterhead: Sheet['rows']): string | null {
  for (const row of letterhead)
    for (const cell of row) {
      const code = currencies.exec(cell.slice(0, 200))?.[1]
      if (code !== undefined) return code
    }
  return null
}

/** Finds the end of the account's number; no more is kept, as the letterhead also names the person. */
function findAccountEnd(letterhead: Sheet['rows']): string | null {
  for (const row of letterhead)
    for (const [column, cell] of row.entries()) {
      if (!/\b(?:account|acct|a\/c|compte|conta|akaunti|short ?code|till)\b/i.test(cell)) continue
      const digits = /\d[\d -]{3,30}\d/.exec(cell) ?? /\d[\d -]{3,30}\d/.exec(row.slice(column + 1).join(' '))
      if (digits) return digits[0].replaceAll(/\D/g, '').slice(-4)
    }
  return null
}

function listColumns(header: readonly string[], lines: Sheet['rows']): StatementColumn[] {
  const width = lines.reduce((widest, line) => Math.max(widest, line.length), header.length)
  return Array.from({ length: width }, (_, index) => ({
    index,
    heading: (header[index] ?? '').trim(),
    samples: lines
      .slice(0, 50)
      .flatMap((line) => (line[index]?.trim() ? [line[index] ?? ''] : []))
      .slice(0, sampleCount),
  }))
}
