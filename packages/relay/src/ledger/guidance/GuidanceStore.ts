import type { Owner } from '../../database/Owner.ts'

/** The time from an accepted operation to its money. */
export type Arrival = {
  kind: 'withdraw' | 'requestDrawdown'
  /** `bank` or `mobile-money`, for a withdrawal. */
  method: string | null
  /** Milliseconds. */
  took: number
}

/** The store of the times that operations took. */
export type GuidanceStore = {
  /** Keeps the time of the first read that showed a requested drawdown as paid out, with the newest accepted request of this amount. */
  keepPaidOut(owner: Owner, drawdown: { amount: string; at: number }): Promise<void>
  /** The times of the newest operations of one kind, newest first: withdrawals that an event settled, drawdowns that a read showed. */
  listArrivals(asked: {
    environment: Owner['environment']
    kind: Arrival['kind']
    most: number
  }): Promise<Arrival[]>
}
