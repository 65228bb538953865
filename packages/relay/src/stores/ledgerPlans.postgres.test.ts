import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { makePostgresDatabase } from '../test-support/makePostgresDatabase.ts'
import { acceptedOutcome } from './conformance/acceptedOutcome.ts'
import { finalWord } from './conformance/finalWord.ts'
import { newDelivery } from './conformance/newDelivery.ts'
import { nothingDue } from './conformance/nothingDue.ts'
import { withdrawClaim } from './conformance/withdrawClaim.ts'
import { createSqlStore } from './createSqlStore.ts'
import type { Database, Queryable } from './Database.ts'
import { openPostgresDatabase } from './openPostgresDatabase.ts'

type Statement = { sql: string; parameters: readonly unknown[] }

/** A database that notes what is asked of it. */
function noting(database: Database, statements: Statement[]): Database {
  const note = (target: Queryable): Queryable => ({
    query(sql, parameters = []) {
      statements.push({ sql, parameters })
      return target.query(sql, parameters)
    },
  })
  return {
    ...database,
    ...note(database),
    transaction: (work, options) => database.transaction((transaction) => work(note(transaction)), options),
  }
}

/** A hundred thousand operations of a thousand owners, with notices, rows, webhooks and events. */
const ledger = [
  "insert into onlend_owners select 'sandbox', 'customerPartnerId', 'cp_' || n, 100 from generate_series(0, 999) n",
  `insert into onlend_operations (environment, owner_kind, owner_id, id, kind, state, reference, actor, amount, destination_hash,
    summary, answer_status, answer_body, lease_until, created_at, updated_at)
    select 'sandbox', 'customerPartnerId', 'cp_' || n % 1000, 'key-' || n, 'withdraw', 'succeeded', 'WD-' || n, 'somebody',
      (n % 500)::text, 'hash ' || n % 3000, '{}', 200, case when n > 95000 then '{}' end, n, n, n from generate_series(1, 100000) n`,
  `insert into onlend_operation_rows (environment, owner_kind, owner_id, operation_id, position, kind, reference, state, created_at)
    select 'sandbox', 'customerPartnerId', 'cp_' || n % 1000, 'key-' || n, 0, 'registerTransactions', 'row-' || n,
      case when n > 95000 then 'awaited' else 'succeeded' end, n from generate_series(1, 100000) n`,
  `insert into onlend_notices select 'sandbox', 'customerPartnerId', 'cp_' || n % 1000, n / 1000 + 1, 'operation', 'key-' || n, 'withdraw', n
    from generate_series(0, 99999) n`,
  `insert into onlend_deliveries select 'd-' || n, 'sandbox', 'service', 'm-' || n, 'h', case when n > 95000 then '{}' end, true, n, n
    from generate_series(1, 100000) n`,
  `insert into onlend_events (id, delivery_id, environment, source, position, kind, outcome, customer_partner_id, signed, quarantined, state, received_at)
    select 'e-' || n, 'd-' || n, 'sandbox', 'service', 0, 'withdraw', 'succeeded', 'cp_' || n % 1000, true, false,
      case when n > 99000 then 'unmatched' else 'matched' end, n from generate_series(1, 100000) n`,
  'analyze',
]

test('no question of a write, a webhook, a reader or a sweep reads a whole table of a hundred thousand rows', async () => {
  const connectionString = await makePostgresDatabase(inject('postgresAddress') ?? '')
  const database = openPostgresDatabase({ connectionString, statementTimeout: 60_000 })
  await createSqlStore(database).prepare(0)
  for (const statement of ledger) await database.query(statement)

  const statements: Statement[] = []
  const store = createSqlStore(noting(database, statements))
  const owner = { environment: 'sandbox', kind: 'customerPartnerId', id: 'cp_7' } as const
  const claim = withdrawClaim(owner, {
    likeness: 'like',
    likenessSince: 0,
    rows: [{ reference: 'r', amount: '1' }],
  })
  await store.claim(claim)
  await store.record(claim, acceptedOutcome(claim.now))
  await store.findOperation([owner], claim.id)
  await store.listOperations(owner, 200)
  await store.listNotices(owner, 3, 200)
  const { id } = await store.keepDelivery(newDelivery())
  const words = [
    { customerPartnerId: owner.id, amount: '7', destinationHash: 'hash 7' },
    { reference: claim.reference },
    { kind: 'registerTransactions', transactionReference: 'row-99007', customerPartnerId: owner.id },
    { kind: 'registerTransactions', transactionReference: 'row-99007' },
    { amount: '7', destinationHash: 'hash 7' },
  ] as const
  await store.applyEvents(id, words.map(finalWord), {
    isParsed: true,
    redacted: null,
    again: false,
    now: claim.now,
  })
  await store.listUnapplied('sandbox', claim.now)
  const [event] = await store.listUnmatched([owner], 10)
  await store.assignEvent([owner], event?.id ?? '', claim.id, claim.now)
  await store.listOpen('sandbox', 10)
  await store.listReplayable(
    { environment: 'sandbox', source: null, since: 99_990, deliveryId: null, after: null },
    10,
  )
  await store.listBlankable('sandbox', 10)
  await store.listUnconfirmed('sandbox', claim.now, 10)
  await store.listRows(claim, -1, 10)
  await store.ownersOfOperation('sandbox', claim.id)
  await store.attention('sandbox')
  await store.sweep({
    ...nothingDue,
    now: 1,
    staleBefore: 1,
    answersBefore: 2,
    noticesBefore: 2,
    deliveriesBefore: 2,
  })

  const client = new Client({ connectionString })
  await client.connect()
  const whole: string[] = []
  for (const { sql, parameters } of statements) {
    const { rows } = await client.query(`explain ${sql}`, [...parameters])
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    if (/Seq Scan on onlend_(?:operations|operation_rows|notices|deliveries|events)\b/.test(plan))
      whole.push(`${sql}\n${plan}`)
  }
  await client.end()
  await database.close()
  expect(statements.length).toBeGreaterThan(30)
  expect(whole).toEqual([])
})
