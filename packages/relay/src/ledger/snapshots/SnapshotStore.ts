import type { CreditSnapshot } from '@onlend/core/relay'
import type { Owner } from '../../database/Owner.ts'

/** A credit limit at one moment. */
export type KeptSnapshot = Omit<CreditSnapshot, 'at'> & {
  /** Milliseconds since 1970. */
  at: number
}

/** The store of credit limit snapshots. */
export type SnapshotStore = {
  /** Keeps a snapshot of an owner if it differs from the newest one and is newer; returns whether it was kept. */
  keepSnapshot(owner: Owner, snapshot: KeptSnapshot): Promise<boolean>
  /** The newest snapshots of an owner, newest first. */
  listSnapshots(owner: Owner, limit: number): Promise<KeptSnapshot[]>
}
