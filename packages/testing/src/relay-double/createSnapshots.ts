import { getCreditLimit } from '@onlend/core'
import type { CreditSnapshot } from '@onlend/core/relay'

/** What a stand-in relay remembers of credit limits. */
export type Snapshots = {
  /** Keeps the limit in an answer of the service where it differs from the last. */
  keep: (customerPartnerId: string, body: string) => void
  /** Puts snapshots before those that reads have left, oldest first. */
  add: (customerPartnerId: string, snapshots: readonly CreditSnapshot[]) => void
  /** Newest first. */
  list: (customerPartnerId: string) => CreditSnapshot[]
}

/** Begins without snapshots. */
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
    // The sandbox has been told to answer something that no kit understands.
    return null
  }
}
