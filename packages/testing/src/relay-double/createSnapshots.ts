import { getCreditLimit } from '@onlend/core'
import type { CreditSnapshot } from '@onlend/core/relay'

/** The snapshots of credit limits in a stand-in relay. */
export type Snapshots = {
  /** Keeps the limit in an answer of the service if it differs from the last. */
  keep: (customerPartnerId: string, body: string) => void
  /** Puts snapshots before those that reads have left, oldest first. */
  add: (customerPartnerId: string, snapshots: readonly CreditSnapshot[]) => void
  /** The snapshots of a partner, newest first. */
  list: (customerPartnerId: string) => CreditSnapshot[]
}

/** Makes an empty memory of snapshots. */
export function createSnapshots(now: () => number): Snapshots {
  const kept = new Map<string, CreditSnapshot[]>()
  const all = (id: string): CreditSnapshot[] => kept.get(id) ?? []
  return {
    keep: (id, body) => {
      const creditLimit = readCreditLimit(body)
      if (!creditLimit) return
      const { limit, drawn, amount_available: available, currency } = creditLimit
      const seen = { at: new Date(now()).toISOString(), limit, drawn, available, currency }
      const last = all(id).at(-1)
      const isSame = last && JSON.stringify({ ...last, at: seen.at }) === JSON.stringify(seen)
      if (!isSame) kept.set(id, [...all(id), seen])
    },
    add: (id, snapshots) => void kept.set(id, [...snapshots, ...all(id)]),
    list: (id) => all(id).toReversed(),
  }
}

function readCreditLimit(body: string): ReturnType<typeof getCreditLimit.output.parse> {
  try {
    return getCreditLimit.output.parse(JSON.parse(body))
  } catch {
    // The sandbox has a fault whose answer no kit understands.
    return null
  }
}
