/** A row of a table that may move money: its amount without a sign and the balance after it, as decimals. */
export type BalancedRow = { amount: string | null; balance: string | null; day: string | null }

const decimals = 6

/**
 * Reads the direction of each row from the balance before and after it; `null` where the two do not differ by the row's amount. The rows run down or up in
 * time, whichever way explains more of them.
 */
export function readByBalance(rows: readonly BalancedRow[]): readonly ('in' | 'out' | null)[] {
  const read = rows.map(({ amount, balance }) => ({ amount: toUnits(amount), balance: toUnits(balance) }))
  const down = read.map((row, at) => compare(row, read[at - 1], at === 0))
  const up = read.map((row, at) => compare(row, read[at + 1], at === read.length - 1))
  const [explainsDown, explainsUp] = [count(down), count(up)]
  if (explainsDown !== explainsUp) return explainsDown > explainsUp ? down : up
  const days = rows.flatMap(({ day }) => (day === null ? [] : [day]))
  const [first = '', last = ''] = [days[0], days.at(-1)]
  if (first === last) return rows.map(() => null)
  return first < last ? down : up
}

type Units = { amount: bigint | null; balance: bigint | null }

function compare(row: Units, before: Units | undefined, isFirst: boolean): 'in' | 'out' | null {
  if (row.amount === null || row.amount === 0n || row.balance === null) return null
  // An account that begins with this row begins at zero.
  const earlier = isFirst ? (row.balance === row.amount ? 0n : null) : (before?.balance ?? null)
  if (earlier === null) return null
  const moved = row.balance - earlier
  return moved === row.amount ? 'in' : moved === -row.amount ? 'out' : null
}

function count(directions: readonly (string | null)[]): number {
  return directions.filter((direction) => direction !== null).length
}

function toUnits(amount: string | null): bigint | null {
  const parts = /^(-?)(\d+)(?:\.(\d*))?$/.exec(amount ?? '')
  if (!parts) return null
  const [, sign = '', whole = '', fraction = ''] = parts
  return BigInt(`${sign}${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`)
}
