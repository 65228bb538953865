import type { Queryable } from '../../database/Database.ts'
import { storableJson } from '../../database/storableValues.ts'
import type { KeptDelivery } from '../InboxStore.ts'

/** How a webhook was kept: `repeated` are the same bytes under a known message id, `altered` others. */
export type Kept = { id: string; outcome: 'new' | 'repeated' | 'altered' }

type KnownDelivery = { id: string; source: string; message_id: string; body_hash: string }

/**
 * Keeps webhooks before they are acknowledged, each of another message. The same bytes again are not kept twice; other bytes under the same message id
 * are kept for an operator and never applied, since one of the two is not what the sender meant.
 */
export async function keepDeliveries(
  transaction: Queryable,
  deliveries: readonly KeptDelivery[],
): Promise<Kept[]> {
  const names = deliveries.map(
    ({ environment, source, messageId }) => `${environment}/${source}/${messageId}`,
  )
  // One message at a time, so that two copies that arrive together cannot both be the first; always in the same order.
  await transaction.query(
    `select pg_advisory_xact_lock(lock) from (
      select distinct hashtext(name) as lock from unnest($1::text[]) as name order by lock
    ) locks`,
    [names],
  )
  const known = await transaction.query<KnownDelivery>(
    `select id, source, message_id, body_hash from onlend_deliveries
    where environment = $1 and source = any ($2::text[]) and message_id = any ($3::text[])`,
    [
      deliveries[0]?.environment,
      [...new Set(deliveries.map(({ source }) => source))],
      deliveries.flatMap((delivery) => [delivery.messageId, getIdBefore(delivery)]),
    ],
  )
  const fresh: (KeptDelivery & { id: string; isKnown: boolean })[] = []
  const kept: Kept[] = []
  for (const delivery of deliveries) {
    const { messageId, bodyHash, hashBefore, source } = delivery
    const ids = [messageId, getIdBefore(delivery)]
    const earlier = known.filter((one) => one.source === source && ids.includes(one.message_id))
    const same =
      earlier.find((one) => one.body_hash === bodyHash) ?? earlier.find((one) => one.body_hash === hashBefore)
    if (same && same.body_hash !== bodyHash) await keyHash(transaction, same.id, bodyHash)
    const isKnown = earlier.length > 0
    const id = same?.id ?? crypto.randomUUID()
    if (!same) fresh.push({ ...delivery, id, isKnown })
    kept.push({ id, outcome: same ? 'repeated' : isKnown ? 'altered' : 'new' })
  }
  await insertDeliveries(transaction, fresh)
  return kept
}

/** Where the sender gives no id, the hash stands for it, and so did the plain one. */
function getIdBefore({ messageId, bodyHash, hashBefore }: KeptDelivery): string {
  return messageId === bodyHash && hashBefore !== undefined ? hashBefore : messageId
}

const columns =
  'id, environment, source, message_id, body_hash, body, signed, keeps_id, received_at, applied_at, reading, redacted'

async function insertDeliveries(
  transaction: Queryable,
  deliveries: readonly (KeptDelivery & { id: string; isKnown: boolean })[],
): Promise<void> {
  if (deliveries.length === 0) return
  const rows = deliveries.map(
    ({ id, environment, source, messageId, bodyHash, body, signed, keepsId, now, isKnown }) => ({
      ...{ id, environment, source, message_id: messageId, body_hash: bodyHash, body, signed },
      keeps_id: keepsId ?? false,
      received_at: now,
      applied_at: isKnown ? now : null,
      reading: isKnown ? 'altered' : null,
      redacted: false,
    }),
  )
  await transaction.query(
    `insert into onlend_deliveries (${columns}) select ${columns} from jsonb_populate_recordset(null::onlend_deliveries, $1::jsonb)`,
    [storableJson(rows)],
  )
}

/** Puts the keyed hash in the place of the plain one, from which an account number could be guessed. */
async function keyHash(transaction: Queryable, id: string, bodyHash: string): Promise<void> {
  await transaction.query(
    `update onlend_deliveries set body_hash = $2, message_id = case when message_id = body_hash then $2 else message_id end
    where id = $1`,
    [id, bodyHash],
  )
}
