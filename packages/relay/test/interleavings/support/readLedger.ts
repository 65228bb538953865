import type { Database } from '../../../src/database/Database.ts'
import type { OwnerId } from './owners.ts'

/** An operation as it stands in the tables. */
export type LedgerOperation = {
  owner_id: OwnerId
  id: string
  kind: string
  state: string
  payload_hash: string
  duplicate_key: string | null
  amount: string | null
  destination_hash: string | null
  destination_end: string | null
  reference: string
  service_reference: string | null
  conflict: boolean
  ambiguous: { candidates: number } | null
  matched: string | null
  verified: boolean | null
  answer_status: number | null
  accepted_at: number | null
  settled_at: number | null
  rows_total: number | null
  rows_succeeded: number | null
  rows_failed: number | null
  lease_until: number
  created_at: number
  updated_at: number
}

type Row = {
  owner_id: string
  operation_id: string
  kind: string
  reference: string
  amount: string | null
  state: string
}
type ChangeEvent = { owner_id: string; sequence: number; operation_id: string }
/** A settlement event as it stands in the tables. */
export type LedgerEvent = {
  id: string
  delivery_id: string
  kind: string
  outcome: string
  customer_partner_id: string | null
  reference: string | null
  transaction_reference: string | null
  amount: string | null
  destination_hash: string | null
  destination_end: string | null
  state: string
  operation_id: string | null
  candidates: string[] | null
  received_at: number
}
type Upload = { id: string; operation_id: string | null }
type Delivery = {
  id: string
  source: string
  message_id: string
  body_hash: string
  applied_at: number | null
}

/** Everything that the tables hold at one moment. */
export type Ledger = {
  operations: Map<string, LedgerOperation>
  rows: Row[]
  changeEvents: ChangeEvent[]
  events: LedgerEvent[]
  deliveries: Delivery[]
  uploads: Upload[]
}

const everything = `select
  (select coalesce(jsonb_agg(to_jsonb(o) - 'answer_body'), '[]') from onlend_operations o) as operations,
  (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from onlend_operation_rows r) as rows,
  (select coalesce(jsonb_agg(to_jsonb(n) order by n.owner_id, n.sequence), '[]') from onlend_change_events n) as "changeEvents",
  (select coalesce(jsonb_agg(to_jsonb(e)), '[]') from onlend_events e) as events,
  (select coalesce(jsonb_agg(to_jsonb(d)), '[]') from onlend_deliveries d) as deliveries,
  (select coalesce(jsonb_agg(to_jsonb(u)), '[]') from onlend_uploads u) as uploads`

/** Reads the tables directly, so that a mistake of the relay's own reading cannot hide one of its writing. */
export async function readLedger(database: Database): Promise<Ledger> {
  const [found] = await database.query<Omit<Ledger, 'operations'> & { operations: LedgerOperation[] }>(
    everything,
  )
  if (!found) throw new Error('The tables could not be read')
  const operations = found.operations.map((each) => [`${each.owner_id}/${each.id}`, each] as const)
  return { ...found, operations: new Map(operations) }
}
