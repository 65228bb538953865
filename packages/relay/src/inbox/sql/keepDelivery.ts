import type { Queryable } from '../../database/Database.ts'
import type { KeptDelivery } from '../InboxStore.ts'

/**
 * Keeps a webhook before it is acknowledged. The same bytes again are not kept twice; other bytes under the same message id
 * are kept for an operator and never applied, since one of the two is not what the sender meant.
 */
export async function keepDelivery(
  transaction: Queryable,
  delivery: KeptDelivery,
): Promise<{ id: string; outcome: 'new' | 'repeated' | 'altered' }> {
  const {
    environment,
    source,
    messageId,
    bodyHash,
    hashBefore,
    body,
    signed,
    keepsId = false,
    now,
  } = delivery
  const id = crypto.randomUUID()
  // One message at a time, so that two copies that arrive together cannot both be the first.
  await transaction.query('select pg_advisory_xact_lock(hashtext($1))', [
    `${environment}/${source}/${messageId}`,
  ])
  // Where the sender gives no id, the hash stands for it, and so did the plain one.
  const idBefore = messageId === bodyHash && hashBefore !== undefined ? hashBefore : messageId
  const known = await transaction.query<{ id: string; body_hash: string }>(
    'select id, body_hash from onlend_deliveries where environment = $1 and source = $2 and message_id in ($3, $4)',
    [environment, source, messageId, idBefore],
  )
  const same =
    known.find((earlier) => earlier.body_hash === bodyHash) ??
    known.find((earlier) => earlier.body_hash === hashBefore)
  if (same && same.body_hash !== bodyHash) await keyHash(transaction, same.id, bodyHash)
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

/** Puts the keyed hash in the place of the plain one, from which an account number could be guessed. */
async function keyHash(transaction: Queryable, id: string, bodyHash: string): Promise<void> {
  await transaction.query(
    `update onlend_deliveries set body_hash = $2, message_id = case when message_id = body_hash then $2 else message_id end
    where id = $1`,
    [id, bodyHash],
  )
}
