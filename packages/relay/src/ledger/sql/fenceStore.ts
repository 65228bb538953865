import type { Fence, FenceChange, FenceRaising, FenceReading } from '../fence/Fence.ts'
import type { Owner } from '../../database/Owner.ts'
import type { Database, Queryable } from '../../database/Database.ts'
import { appendAudit } from '../../observability/index.ts'
import { readFence } from './readFence.ts'

/** Skipped sequence numbers of change events: a reader that has seen more than the ledger knows reads everything again. */
const skipped = 1_000_000

/** The store of the fence. */
export type FenceStore = ReturnType<typeof fenceStore>

/** Makes the store of the fence on SQL. */
export function fenceStore(database: Database) {
  return {
    /** Reads the fence. `witnessed` are ids of operations that were sent in one epoch: the ledger must have all of them on record as sent. */
    readFence: (environment: Owner['environment'], witnessed: readonly string[]): Promise<FenceReading> =>
      readFence(database, environment, witnessed),
    /**
     * Raises the fence, unless it is raised already. An operation that waits for a second person becomes `unknown`, since the lost ledger may have approved it,
     * and the sequence of change events skips the numbers that readers may have seen.
     */
    raiseFence: (environment: Owner['environment'], raising: FenceRaising): Promise<Fence> =>
      // The statement updates the rows of every owner.
      database.transaction((transaction) => raiseFence(transaction, environment, raising), {
        unhurried: true,
      }),
    /** Lifts the fence; `null` where the fence is not raised. */
    liftFence: (environment: Owner['environment'], lifting: FenceChange): Promise<Fence | null> =>
      database.transaction((transaction) => liftFence(transaction, environment, lifting)),
  }
}

async function raiseFence(
  transaction: Queryable,
  environment: Owner['environment'],
  { epoch, witnessed, ...change }: FenceRaising,
): Promise<Fence> {
  await lockFence(transaction, environment)
  const { isOlder, ...known } = await readFence(transaction, environment, witnessed ?? [])
  if (known.isRaised || (witnessed && !isOlder)) return known
  const { by, now } = change
  await transaction.query(
    'insert into onlend_fences (environment, epoch, raised_at, raised_by) values ($1, $2, $3, $4)',
    [environment, epoch, now, by],
  )
  await transaction.query(
    'update onlend_owners set last_sequence = last_sequence + $2 where environment = $1',
    [environment, skipped],
  )
  // The lost ledger may have approved and sent the operation after the backup, so no person may approve it again.
  await transaction.query(
    `update onlend_operations set state = 'unknown', waiting_request = null, updated_at = $2
    where environment = $1 and state = 'awaiting_approval'`,
    [environment, now],
  )
  await audit(transaction, environment, { ...change, action: 'fenceRaised', epoch })
  const { isOlder: _unasked, ...fence } = await readFence(transaction, environment, [])
  return fence
}

async function liftFence(
  transaction: Queryable,
  environment: Owner['environment'],
  change: FenceChange,
): Promise<Fence | null> {
  await lockFence(transaction, environment)
  const [lifted] = await transaction.query<{ epoch: string }>(
    `update onlend_fences set lifted_at = $2, lifted_by = $3 where environment = $1 and lifted_at is null returning epoch`,
    [environment, change.now, change.by],
  )
  if (!lifted) return null
  await audit(transaction, environment, { ...change, action: 'fenceLifted', epoch: lifted.epoch })
  const { isOlder: _unasked, ...fence } = await readFence(transaction, environment, [])
  return fence
}

async function lockFence(transaction: Queryable, environment: Owner['environment']): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock(hashtext($1))', [`onlend_fence/${environment}`])
}

type Audited = FenceChange & { action: 'fenceRaised' | 'fenceLifted'; epoch: string }

async function audit(
  transaction: Queryable,
  environment: Owner['environment'],
  { action, by, epoch, sign, now }: Audited,
): Promise<void> {
  if (!sign) return
  const note = { action, by, owner: null, subject: null, facts: { epoch }, at: now }
  await appendAudit(transaction, environment, { note, sign })
}
