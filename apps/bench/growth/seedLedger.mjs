/** Milliseconds since 1970 at which every ledger of the bench stands, and between two operations of it: a million are three years. */
export const now = 1_700_000_000_000
export const step = 100_000

/** The partner that is asked about has a tenth of all operations; the others have a thousand each. */
export const whale = { environment: 'sandbox', kind: 'customerPartnerId', id: 'cp_0' }

const owner = (count) => `'cp_' || case when n % 10 = 0 then 0 else 1 + n % greatest(1, ${count} / 1000) end`

/**
 * A ledger of so many operations, the last one just now: one in a hundred waits for its event, fifty need an operator, all others are settled by a webhook of their
 * own. As many again have been pruned. What goes sooner than operations is there for the newest alone.
 */
function statements(count) {
  const at = `(${now} - (${count} - n)::bigint * ${step})`
  const last = (share) => `n > ${count} - ${Math.min(share, count)}`
  const isOpen = 'n % 100 = 7'
  const isUnclear = `n % ${Math.floor(count / 50)} = 3`
  const numbers = `generate_series(1, ${count}) n`
  return [
    `insert into onlend_owners select 'sandbox', 'customerPartnerId', 'cp_' || n, ${count} from generate_series(0, greatest(1, ${count} / 1000)) n`,
    `insert into onlend_operations (environment, owner_kind, owner_id, id, kind, state, reference, actor, payload_hash, duplicate_key, amount,
      destination_hash, destination_end, summary, answer_status, answer_body, service_message, service_reference, matched, verified, currency,
      lease_until, created_at, accepted_at, settled_at, updated_at)
    select 'sandbox', 'customerPartnerId', ${owner(count)}, 'key-' || n, 'withdraw',
      case when ${isUnclear} then 'unknown' when ${isOpen} then 'accepted' else 'succeeded' end, 'WD-' || n, 'person_' || n % 50, md5('body ' || n), md5('key ' || n % 5000),
      (n % 500)::text, md5('account ' || n % 3000), right(n::text, 4),
      '{"amount": "100", "method": "bank", "recipient": null, "institution": "058", "destinationEnd": "6789", "count": null}', 200,
      case when ${last(1_000)} then '{"status":"success"}' end, 'sealed.0123456789abcdef.' || md5(n::text), 'tr_' || n, 'reference', true, 'NGN',
      ${at}, ${at}, ${at}, case when ${isUnclear} or ${isOpen} then null else ${at} end, ${at} from ${numbers}`,
    `insert into onlend_operation_rows (environment, owner_kind, owner_id, operation_id, position, kind, reference, amount, state, settled_at, created_at)
    select 'sandbox', 'customerPartnerId', ${owner(count)}, 'key-' || n, position, 'registerTransactions', 'row-' || n + position, '1', 'succeeded', ${at}, ${at}
    from ${numbers}, generate_series(0, 19) position where n % 200 = 0`,
    `insert into onlend_deliveries (id, environment, source, message_id, body_hash, body, signed, received_at, applied_at, reading, redacted)
    select 'd-' || n, 'sandbox', 'service', 'm-' || n, md5(n::text), case when ${last(50_000)} then 'sealed.0123456789abcdef.' || repeat(md5(n::text), 8) end,
      true, ${at}, ${at}, 'read', true from ${numbers} where not (${isOpen} or ${isUnclear})`,
    // In which nothing final was read: they stay whole for a week.
    `insert into onlend_deliveries (id, environment, source, message_id, body_hash, body, signed, received_at, applied_at, reading)
    select 'u-' || n, 'sandbox', 'service', 'u-' || n, md5('u' || n), 'sealed.0123456789abcdef.' || repeat(md5(n::text), 8), true, ${at}, ${at}, 'unread'
    from ${numbers} where ${last(50_000)}`,
    `insert into onlend_events (id, delivery_id, environment, source, position, kind, outcome, customer_partner_id, reference, amount, destination_hash, signed,
      quarantined, state, operation_id, received_at)
    select 'e-' || n, 'd-' || n, 'sandbox', 'service', 0, 'withdraw', 'succeeded', ${owner(count)}, 'tr_' || n, (n % 500)::text, md5('account ' || n % 3000), true,
      false, case when n % ${Math.floor(count / 50)} = 1 then 'unmatched' else 'matched' end, case when n % ${Math.floor(count / 50)} = 1 then null else 'key-' || n end, ${at}
    from ${numbers} where not (${isOpen} or ${isUnclear})`,
    `insert into onlend_change_events (environment, owner_kind, owner_id, sequence, topic, operation_id, kind, created_at)
    select 'sandbox', 'customerPartnerId', ${owner(count)}, n, 'operation', 'key-' || n, 'withdraw', ${at} from ${numbers} where ${last(10_000)}`,
    `insert into onlend_destinations select 'sandbox', 'customerPartnerId', ${owner(count)}, md5('destination ' || n), ${at} from ${numbers} where n % 10 = 0`,
    `insert into onlend_tombstones select 'sandbox', 'customerPartnerId', ${owner(count)}, 'gone-' || n, 'withdraw', 'succeeded', 'retention', ${at}, ${at} from ${numbers}`,
    `insert into onlend_tombstone_references select 'sandbox', 'customerPartnerId', ${owner(count)}, 'tr_gone_' || n, 'gone-' || n from ${numbers}`,
    `insert into onlend_audit select 'sandbox', n, ${at}, 'resolved', 'olu', null, null, null, '{}', md5((n - 1)::text), md5(n::text) from ${numbers} where n <= ${count / 100}`,
  ]
}

/** Fills an empty ledger. Indexes are made afterwards, which takes a third of the time. */
export async function seedLedger(database, count) {
  await database.transaction(
    async (transaction) => {
      await transaction.query("set local session_replication_role = 'replica'")
      const indexes = await transaction.query(
        `select indexname as name, indexdef as definition from pg_indexes where tablename like 'onlend\\_%'
          and indexname not in (select conname from pg_constraint)`,
      )
      for (const { name } of indexes) await transaction.query(`drop index ${name}`)
      for (const statement of statements(count)) await transaction.query(statement)
      for (const { definition } of indexes) await transaction.query(definition)
    },
    { unhurried: true },
  )
  await database.transaction((transaction) => transaction.query('analyze'), { unhurried: true })
}
