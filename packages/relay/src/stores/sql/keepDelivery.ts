import type { Queryable } from '../Database.ts'
import type { KeptDelivery } from '../../inbox/InboxStore.ts'

/**
 * Keeps a webhook before it is acknowledged. The same bytes again are not kept twice; other bytes under the same message id
 * are kept for an operator and never applied, since one of the two is not what the sender meant.
 */
export async function keepDelivery(
  transaction: Queryable,
  delivery: KeptDelivery,
): Promise<{ id: string; outcome: 'new' | 'repeated' | 'altered' }> {
  const { environment, source, messageId, bodyHash, body, signed, keepsId = false, now } = delivery
  const id = crypto.randomUUID()
  // One message at a time, so that two copies that arrive together cannot both be the first.
  await transaction.query('select pg_advisory_xact_lock(hashtext($1))', [
    `${environment}/${source}/${messageId}`,
  ])
  const known = await transaction.query<{ id: string; body_hash: string }>(
    'select id, body_hash from onlend_deliveries where environment = $1 and source = $2 and message_id = $3',
    [environment, source, messageId],
  )
  const same = known.find((earlier) => earlier.body_hash === bodyHash)
  if (same) return { id: same.id, outcome: 'repeated' }
  await transaction.query(
    `insert into onlend_deliveries (id, environment, source, message_id, body_hash, body, signed, keeps_id, received_at, applied_at, reading)
    values ($1, $2, $3, $4, $5, $6, $7, $11, $8, $9, $10)`,
    [
      id,
      environment,
      source,
      messageId,
      bodyHash,
      body,
      signed,
      now,
      known.length > 0 ? now : null,
      known.length > 0 ? 'altered' : null,
      keepsId,
    ],
  )
  return { id, outcome: known.length === 0 ? 'new' : 'altered' }
}
