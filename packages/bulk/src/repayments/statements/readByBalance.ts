import { toUnits } from './toUnits.ts'

/** A row of a table that can move money: its amount and fee without a sign, and the balance after it, as decimals. */
export type BalancedRow = {
  amount: string | null
  fee?: string
  balance: string | null
  /** The balance before the row, where the row has it. */
  before?: string | null
  day: string | null
}

/**
 * Reads the direction of each row from the balance before and after it; `null` where the two do not differ by the row's amount, with or without its fee. The
 * rows run down or up in time: the way that explains more rows counts.
 */
export function readByBalance(rows: readonly BalancedRow[]): readonly ('in' | 'out' | null)[] {
  const read = rows.map(({ amount, fee, balance, before }) => ({
    ...{ amount: toUnits(amount), fee: toUnits(fee ?? null) ?? 0n },
    ...{ balance: toUnits(balance), before: toUnits(before ?? null) },
  }))
  const down = read.map((row, at) => compare(row, read[at - 1], at === 0))
  const up = read.map((row, at) => compare(row, read[at + 1], at === read.length - 1))
  const [explainsDown, explainsUp] = [count(down), count(up)]
  if (explainsDown !== explainsUp) return explainsDown > explainsUp ? down : up
  const days = rows.flatMap(({ day }) => (day === null ? [] : [day]))
  const [first = '', last = ''] = [days[0], days.at(-1)]
  if (first === last) return rows.map(() => null)
  return first < last ? down : up
}

type Units = { amount: bigint | null; fee: bigint; balance: bigint | null; before: bigint | null }

function compare(row: Units, before: Units | undefined, isFirst: boolean): 'in' | 'out' | null {
  if (row.amount === null || row.amount === 0n || row.balance === null) return null
  // An account that begins with this row begins at zero.
  const first = row.balance === row.amount ? 0n : null
  const earlier = row.before ?? (isFirst ? first : (before?.balance ?? null))
  if (earlier === null) return null
  const moved = row.balance - earlier
  if (moved === row.amount || moved === row.amount - row.fee) return 'in'
  return moved === -row.amount || moved === -row.amount - row.fee ? 'out' : null
}

function count(directions: readonly (string | null)[]): number {
  return directions.filter((direction) => direction !== null).length
}
