/** A hundred thousand operations of a thousand owners, thirty thousand change events, rows, webhooks and events, twenty thousand batches, and what all of twenty thousand owners have staged. */
export const fullLedger: readonly string[] = [
  "insert into onlend_owners select 'sandbox', 'customerPartnerId', 'cp_' || n, 100 from generate_series(0, 19999) n",
  `insert into onlend_operations (environment, owner_kind, owner_id, id, kind, state, reference, actor, payload_hash, amount, destination_hash,
    summary, answer_status, answer_body, lease_until, created_at, updated_at)
    select 'sandbox', 'customerPartnerId', 'cp_' || n % 1000, 'key-' || n, 'withdraw', 'succeeded', 'WD-' || n, 'somebody', 'hash',
      (n % 500)::text, 'hash ' || n % 3000, '{}', 200, case when n > 95000 then '{}' end, n, n, n from generate_series(1, 100000) n`,
  `insert into onlend_operation_rows (environment, owner_kind, owner_id, operation_id, position, kind, reference, state, created_at)
    select 'sandbox', 'customerPartnerId', 'cp_' || n % 1000, 'key-' || n, 0, 'registerTransactions', 'row-' || n,
      case when n > 28500 then 'awaited' else 'succeeded' end, n from generate_series(1, 30000) n`,
  `insert into onlend_change_events (environment, owner_kind, owner_id, sequence, topic, operation_id, kind, created_at)
    select 'sandbox', 'customerPartnerId', 'cp_' || n % 1000, n / 1000 + 1, 'operation', 'key-' || n, 'withdraw', n
    from generate_series(0, 29999) n`,
  `insert into onlend_deliveries (id, environment, source, message_id, body_hash, body, signed, received_at, applied_at)
    select 'd-' || n, 'sandbox', 'service', 'm-' || n, 'h-' || n, case when n > 28500 then '{}' end, true, n, n
    from generate_series(1, 30000) n`,
  `insert into onlend_events (id, delivery_id, environment, source, position, kind, outcome, customer_partner_id, signed, quarantined, state, received_at)
    select 'e-' || n, 'd-' || n, 'sandbox', 'service', 0, 'withdraw', 'succeeded', 'cp_' || n % 1000, true, false,
      case when n > 29700 then 'unmatched' else 'matched' end, n from generate_series(1, 30000) n`,
  `insert into onlend_uploads (environment, id, owner_kind, owner_id, kind, set_name, slot, name, size, actor, operation_id, created_at, expires_at)
    select 'sandbox', 'u-' || n, 'customerPartnerId', 'cp_' || n % 20000, 'submitCreditAssessment', 'current', 'papers', 'a.pdf', 10, 'somebody',
      case when n > 19950 then 'key-1' end, n, 1000000 + n from generate_series(1, 20000) n`,
  `insert into onlend_drafts (environment, owner_kind, owner_id, kind, set_name, revision, value, saved_at, expires_at)
    select 'sandbox', 'customerPartnerId', 'cp_' || n, 'submitCreditAssessment', 'current', 1, '{}', n, 1000000 + n from generate_series(0, 19999) n`,
  `insert into onlend_audit select 'sandbox', n, n, 'revoked', 'somebody', null, null, null, '{}', '', 'hash ' || n
    from generate_series(1, 20000) n`,
  `insert into onlend_tombstones select 'sandbox', 'customerPartnerId', 'cp_' || n % 1000, 'tomb-' || n, 'withdraw', 'succeeded', 'retention', n, n
    from generate_series(1, 30000) n`,
  `insert into onlend_tombstone_references select 'sandbox', 'customerPartnerId', 'cp_' || n % 1000, 'WD-T' || n, 'tomb-' || n
    from generate_series(1, 30000) n`,
  `insert into onlend_destinations select 'sandbox', 'customerPartnerId', 'cp_' || n % 1000, 'hash ' || n, n from generate_series(1, 30000) n`,
  `insert into onlend_snapshots select 'sandbox', 'customerPartnerId', 'cp_' || n % 1000, n, '5000', n::text, null, 'NGN'
    from generate_series(1, 30000) n`,
  `insert into onlend_transitions (environment, at, kind, state_before, state, waited)
    select 'sandbox', n, 'withdraw', 'accepted', 'succeeded', 1 from generate_series(1, 20000) n`,
  "insert into onlend_revocations select 'sandbox', 'session:' || n, n, 1000000 + n from generate_series(1, 20000) n",
  `insert into onlend_resolutions (id, environment, owner_kind, owner_id, operation_id, step, outcome, evidence, state_before, conflict_before,
    decided_by, decided_at) select 'r-' || n, 'sandbox', 'customerPartnerId', 'cp_' || n % 1000, 'key-' || n, 'resolved', 'succeeded', 'a statement',
      'unknown', false, 'somebody', n from generate_series(1, 20000) n`,
  `insert into onlend_batches (environment, owner_kind, owner_id, id, kind, actor, principal, granted_at, file_name, file_digest, total, received,
    state, piece_size, lease_until, created_at, updated_at)
    select 'sandbox', 'customerPartnerId', 'cp_' || n % 1000, 'batch-' || n, 'registerTransactions', 'somebody', '{}', n, 'may.csv', '', 300, 300,
      case when n > 19950 then 'sending' else 'sent' end, 100, n, n, n from generate_series(1, 20000) n`,
  `insert into onlend_batch_rows select 'sandbox', 'customerPartnerId', 'cp_' || n % 1000, 'batch-' || n, page * 100, page * 100 + 100, '[]'
    from generate_series(1, 20000) n, generate_series(0, 2) page`,
  `insert into onlend_batch_pieces (environment, owner_kind, owner_id, batch_id, from_row, to_row, operation_id, state)
    select 'sandbox', 'customerPartnerId', 'cp_' || n % 1000, 'batch-' || n, page * 100, page * 100 + 100, 'key-' || n, 'taken'
    from generate_series(1, 20000) n, generate_series(0, 2) page`,
  `insert into onlend_statement_lines (environment, owner_kind, owner_id, line_hash, operation_id, positions, used_for, created_at)
    select 'sandbox', 'customerPartnerId', 'cp_' || n % 1000, 'line ' || n, 'key-' || n, '{0}', 'repayment', n from generate_series(1, 30000) n`,
  `insert into onlend_outcomes (environment, owner_kind, owner_id, subject, receiver, event_id, type, data, state, created_at, next_at, delivered_at)
    select 'sandbox', 'customerPartnerId', 'cp_' || n % 1000, 'key-' || n, 'webhook', 'evt_' || n, 'operation.succeeded', '{}',
      case when n > 99950 then 'waiting' when n > 99900 then 'dead' else 'delivered' end, n, n, n from generate_series(1, 100000) n`,
  `insert into onlend_brands (environment, tenant, edition, brand, by_whom, saved_at, revision, preview)
    select 'sandbox', 'tenant-' || n, edition, '{}', 'somebody', n, case edition when 0 then 1 end, case edition when 0 then 'p-' || n end
    from generate_series(1, 5000) n, generate_series(0, 5) edition`,
  `insert into onlend_brand_files select 'sandbox', 'tenant-' || n % 1000, 'digest-' || n, 'image/png', '', 'somebody', n from generate_series(1, 20000) n`,
  'vacuum analyze',
]
