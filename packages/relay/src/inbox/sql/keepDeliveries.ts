import type { Queryable } from '../../database/Database.ts'
import { storableJson } from '../../database/storableValues.ts'
import type { KeptDelivery } from '../InboxRecord.ts'

/** The outcome of keeping a webhook: `repeated` for the same bytes under a known message id, `altered` for other bytes. */
export type Kept = { id: string; outcome: 'new' | 'repeated' | 'altered' }

type KnownDelivery = { id: string; source: string; message_id: string; body_hash: string }

/**
 * Keeps webhooks before the acknowledgement, each of another message. Keeps the same bytes once. Keeps other bytes under a known message id for an
 * operator and never applies them, since one of the two is wrong.
 */
export async function keepDeliveries(
  transaction: Queryable,
  deliveries: readonly KeptDelivery[],
): Promise<Kept[]> {
  const names = deliveries.map(
    ({ environment, source, messageId }) => `${environment}/${source}/${messageId}`,
  )
  // Locks one message at a time, so that two simultaneous copies cannot both be the first; always in the same order.
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
      deliveries.map(({ messageId }) => messageId),
    ],
  )
  const fresh: (KeptDelivery & { id: string; isKnown: boolean })[] = []
  const kept: Kept[] = []
  for (const delivery of deliveries) {
    const { messageId, bodyHash, source } = delivery
    const earlier = known.filter((one) => one.source === source && one.message_id === messageId)
    const same = earlier.find((one) => one.body_hash === bodyHash)
    const isKnown = earlier.length > 0
    const id = same?.id ?? crypto.randomUUID()
    if (!same) fresh.push({ ...delivery, id, isKnown })
    kept.push({ id, outcome: same ? 'repeated' : isKnown ? 'altered' : 'new' })
  }
  await insertDeliveries(transaction, fresh)
  return kept
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
