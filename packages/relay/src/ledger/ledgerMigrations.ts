import type { MigrationPart } from '../database/runMigrations.ts'
import { fenceTables } from './fence/fenceTables.ts'
import { resolutionTables } from './resolutionTables.ts'
import { retentionTables } from './retention/retentionTables.ts'
import { snapshotTables } from './snapshots/snapshotTables.ts'
import { statementLineTables } from './statement-lines/statementLineTables.ts'
import { spendingTables } from './spending/spendingTables.ts'
import { transitionTables } from './transitionTables.ts'

/** The tables of operations and their records; account and phone numbers are there only as keyed hashes and last four digits. */
export const ledgerMigrations: readonly MigrationPart[] = [
  {
    id: 1,
    statements: [
      // One row per owner: its lock puts all changes of an owner in one order.
      `create table onlend_owners (
        environment text not null, owner_kind text not null, owner_id text not null,
        last_sequence bigint not null default 0,
        primary key (environment, owner_kind, owner_id)
      )`,
      // `trace_parent` says in which trace an operation was sent: random ids, where the host traces.
      `create table onlend_operations (
        environment text not null, owner_kind text not null, owner_id text not null, id text not null,
        kind text not null, state text not null, reference text not null, actor text not null,
        payload_hash text not null, duplicate_key text, confirmed_duplicate text,
        amount text, currency text, destination_hash text, destination_end text, summary jsonb not null,
        answer_status int, answer_body text, answer_retry_after text, refusal text, service_message text,
        service_reference text, matched text, verified boolean, conflict boolean not null default false, ambiguous jsonb, result jsonb,
        rows_total int, rows_succeeded int, rows_failed int,
        approval jsonb, approval_expires_at bigint, waiting_request text,
        resolution jsonb, proposal jsonb, later_evidence jsonb, trace_parent text,
        lease_until bigint not null, created_at bigint not null, released_at bigint, accepted_at bigint,
        settled_at bigint, reversed_at bigint, paid_out_seen_at bigint, updated_at bigint not null,
        primary key (environment, owner_kind, owner_id, id)
      )`,
      `create table onlend_operation_rows (
        environment text not null, owner_kind text not null, owner_id text not null, operation_id text not null,
        position int not null, kind text not null, reference text not null, amount text,
        state text not null, service_reference text, message text, settled_at bigint, created_at bigint not null,
        primary key (environment, owner_kind, owner_id, operation_id, position)
      )`,
      // One index for each query of a request, a sweep or a webhook, so that no query reads the whole ledger.
      'create index onlend_operations_newest on onlend_operations (environment, owner_kind, owner_id, created_at desc)',
      'create index onlend_operations_id on onlend_operations (environment, id)',
      'create index onlend_operations_reference on onlend_operations (environment, reference)',
      "create index onlend_operations_submitting on onlend_operations (lease_until) where state = 'submitting'",
      `create index onlend_operations_awaited on onlend_operations (environment, updated_at)
        where state = 'accepted' and kind in ('withdraw', 'registerTransactions', 'reconcileRepayments')`,
      'create index onlend_operations_answered on onlend_operations (environment, created_at) where answer_body is not null',
      `create index onlend_operations_service_reference on onlend_operations (environment, service_reference)
        where service_reference is not null`,
      // The operators' list, and the number of its operations, which the relay counts every minute.
      `create index onlend_operations_waiting on onlend_operations (environment, created_at, id)
        where state in ('unknown', 'stale') or conflict or proposal is not null`,
      `create index onlend_operations_attention on onlend_operations (environment)
        where state in ('unknown', 'stale') or conflict`,
      // The matching compares an event without a partner by its facts with final and open operations. These indexes keep operations that were
      // settled long ago out of the ranges that it reads, however many are alike.
      `create index onlend_operations_facts_since on onlend_operations (environment, owner_id, kind, amount, settled_at)
        where amount is not null`,
      `create index onlend_operations_facts_ambiguous on onlend_operations (environment, owner_id, kind, amount)
        where ambiguous is not null`,
      `create index onlend_operations_destination_since on onlend_operations (environment, kind, amount, destination_hash, settled_at)
        where destination_hash is not null`,
      `create index onlend_operations_duplicates_since on onlend_operations
        (environment, owner_kind, owner_id, duplicate_key, updated_at) where duplicate_key is not null`,
      `create index onlend_operations_duplicates_open on onlend_operations (environment, owner_kind, owner_id, duplicate_key)
        where state in ('awaiting_approval', 'submitting', 'unknown', 'stale')`,
      // The newest withdrawals and drawdowns with their times, for the usual time.
      `create index onlend_operations_arrivals on onlend_operations (environment, settled_at)
        where kind = 'withdraw' and state = 'succeeded' and accepted_at is not null and matched in ('reference', 'facts')`,
      `create index onlend_operations_paid_out on onlend_operations (environment, paid_out_seen_at)
        where kind = 'requestDrawdown' and paid_out_seen_at is not null`,
      'create index onlend_operation_rows_reference on onlend_operation_rows (environment, owner_kind, owner_id, kind, reference)',
      'create index onlend_operation_rows_named on onlend_operation_rows (environment, kind, reference)',
    ],
  },
  spendingTables,
  transitionTables,
  resolutionTables,
  retentionTables,
  fenceTables,
  snapshotTables,
  statementLineTables,
]
