import type { CreditSnapshot } from '@onlend/core/relay'
import type { Owner } from '../../database/Owner.ts'

/** A credit limit as it was seen. */
export type KeptSnapshot = Omit<CreditSnapshot, 'at'> & {
  /** Milliseconds since 1970. */
  at: number
}

/** The part of the relay's memory that knows how credit limits changed. */
export type SnapshotStore = {
  /** Keeps a snapshot of an owner where it differs from the newest one and is newer; says whether it was kept. */
  keepSnapshot(owner: Owner, snapshot: KeptSnapshot): Promise<boolean>
  /** The newest snapshots of an owner, newest first. */
  listSnapshots(owner: Owner, limit: number): Promise<KeptSnapshot[]>
}
