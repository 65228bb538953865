import type { Owner } from '../../identity/Owner.ts'
import type { Queryable } from '../Database.ts'
import type { KeptDelivery } from '../RelayStore.ts'
import type { DeliveryRow } from './DeliveryRow.ts'
import { readDelivery } from './readDelivery.ts'

/** Webhooks that were kept before a moment and never read, oldest first. */
export async function listUnapplied(
  database: Queryable,
  environment: Owner['environment'],
  before: number,
): Promise<(KeptDelivery & { id: string })[]> {
  const rows = await database.query<DeliveryRow>(
    `select * from onlend_deliveries where environment = $1 and applied_at is null and received_at < $2
    order by received_at limit 200`,
    [environment, before],
  )
  return rows.map(readDelivery)
}
