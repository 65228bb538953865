import type { Sheet } from '../../../sheets/index.ts'
import type { Statement } from '../../StatementLine.ts'
import { findSideColumns } from '../findSideColumns.ts'
import { foldBlanks } from '../../../lib/foldBlanks.ts'
import { readMoney } from '../readMoney.ts'
import { toUnits } from '../toUnits.ts'

type Checked = {
  row: number
  day: string
  moved: bigint
  fee: bigint
  before: bigint | null
  balance: bigint | null
}

const opening =
  /\b(?:opening (?:ledger |book )?bal|brought forward|b\/f|balance at (?:start|beginning)|solde (?:initial|precedent)|saldo (?:inicial|anterior))/
const closing =
  /\b(?:closing (?:ledger |book )?bal|carried forward|c\/f|balance at end|solde final|saldo final|salio la mwisho)/

/**
 * Finds the first line where a statement does not add up, by its number in the sheet: the opening balance plus its lines, with fees, is each balance after
 * a line and at last the closing balance. `null` where all balances agree. Lines run down or up in time.
 */
export function findBrokenLine(
  { rows }: Sheet,
  { lines, unread, layout }: Pick<Statement, 'lines' | 'unread' | 'layout'>,
): number | null {
  if (!layout || lines.length === 0) return null
  const header = rows[layout.headerRow ?? -1] ?? []
  const mark = layout.decimalMark
  const side = findSideColumns(header)
  const take = (line: number, column: number): bigint | null =>
    readUnits(rows[line - 1]?.[column] ?? '', mark)
  const checked = lines.map(({ line, day, direction, amount, balance }): Checked => {
    const units = toUnits(amount) ?? 0n
    return {
      ...{ row: line, day, moved: direction === 'in' ? units : -units, balance: toUnits(balance) },
      fee: side.fees.reduce((sum, column) => sum + size(take(line, column) ?? 0n), 0n),
      before: side.before === null ? null : take(line, side.before),
    }
  })
  const moving = new Set(lines.map(({ line }) => line))
  const quiet = rows.map((cells, at) => (moving.has(at + 1) ? [] : cells))
  const said = { opening: findSaid(quiet, opening, mark), closing: findSaid(quiet, closing, mark) }
  const upwards = checked.toReversed()
  const [down, up] = [countBreaks(checked, said), countBreaks(upwards, said)]
  const isUp =
    up.count < down.count ||
    (up.count === down.count && (checked[0]?.day ?? '') > (checked.at(-1)?.day ?? ''))
  const [{ first }, ordered, ends] = isUp
    ? [up, upwards, [rows.length + 1, (layout.headerRow ?? -1) + 1]]
    : [down, checked, [(layout.headerRow ?? -1) + 1, rows.length + 1]]
  if (first === null) return null
  // An unread line in between is the missing one.
  const [from = 0, to = 0] = [ordered[first - 1]?.row ?? ends[0], ordered[first]?.row ?? ends[1]]
  const missing = unread.find(
    ({ line, reason }) => reason !== 'not_booked' && (line - from) * (line - to) < 0,
  )
  return missing?.line ?? ordered[Math.min(first, ordered.length - 1)]?.row ?? null
}

/** The number of wrong balances, and the place of the first wrong one; one more than the last line for the closing balance. */
function countBreaks(
  lines: readonly Checked[],
  said: { opening: bigint | null; closing: bigint | null },
): { count: number; first: number | null } {
  const broken: number[] = []
  let balance = said.opening
  for (const [at, { moved, fee, before, balance: after }] of lines.entries()) {
    const isGap = before !== null && balance !== null && before !== balance
    const earlier = before ?? balance
    const expected = earlier === null ? null : earlier + moved - fee
    // Some statements include the fee in the amount.
    const isWrong = expected !== null && after !== null && after !== expected && after !== expected + fee
    if (isGap || isWrong) broken.push(at)
    balance = after ?? expected
  }
  if (said.closing !== null && balance !== null && balance !== said.closing) broken.push(lines.length)
  return { count: broken.length, first: broken[0] ?? null }
}

/** The amount behind words or, in a row of headings, below them. */
function findSaid(rows: Sheet['rows'], words: RegExp, mark: '.' | ','): bigint | null {
  for (const [row, cells] of rows.entries()) {
    const column = cells.findIndex((cell) => words.test(foldBlanks(cell.slice(0, 200))))
    if (column === -1) continue
    const inside = /[:\s]([(+−-]?[A-Z]{0,3} ?\d[\d.,' ]*[.,]\d{2}\)?(?: ?(?:CR|DR))?)$/i.exec(
      cells[column] ?? '',
    )?.[1]
    const behind = [inside ?? '', ...cells.slice(column + 1).filter((cell) => cell !== '')]
    const next = behind.map((cell) => readUnits(cell, mark)).find((amount) => amount !== null)
    const below = rows[row + 1]
    const found = next ?? (below?.length === cells.length ? readUnits(below[column] ?? '', mark) : null)
    if (found !== null && found !== undefined) return found
  }
  return null
}

function readUnits(text: string, mark: '.' | ','): bigint | null {
  const money = readMoney(text.trim(), mark)
  return money && toUnits(money.isNegative || money.direction === 'out' ? `-${money.amount}` : money.amount)
}

function size(units: bigint): bigint {
  return units < 0n ? -units : units
}
