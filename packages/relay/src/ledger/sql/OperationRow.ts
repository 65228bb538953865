import type { Operation, OperationState } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import type { RelayErrorCode } from '@onlend/core/relay'
import type { Owner } from '../../database/Owner.ts'
import type { OperationRecord } from '../OperationRecord.ts'

/** A row of `onlend_operations` as a driver returns it; a bigint is a number in one driver and a string in the other. */
export type OperationRow = {
  environment: Owner['environment']
  owner_kind: Owner['kind']
  owner_id: string
  id: string
  kind: WriteName
  actor: string
  state: OperationState
  reference: string
  payload_hash: string
  /** The amount in the folded spelling, for the comparison with settlement events. */
  amount: string | null
  destination_hash: string | null
  destination_end: string | null
  summary: Operation['summary']
  answer_status: number | null
  answer_body: string | null
  answer_retry_after: string | null
  refusal: RelayErrorCode | null
  service_message: string | null
  service_reference: string | null
  matched: OperationRecord['matched']
  /** `group`: for a set, the transaction of the events. */
  ambiguous: (NonNullable<OperationRecord['ambiguous']> & { group?: string }) | null
  verified: boolean | null
  conflict: boolean
  resolution: OperationRecord['resolution']
  proposal: OperationRecord['proposal']
  later_evidence: OperationRecord['laterEvidence'] | null
  result: unknown
  rows_total: number | null
  rows_succeeded: number | null
  rows_failed: number | null
  confirmed_duplicate: string | null
  approval: OperationRecord['approval']
  approval_expires_at: number | string | null
  /** The request that the relay sends after the approval; `null` after the decision. */
  waiting_request: string | null
  /** The moment of the approval, from which the operation counts; `null` where that is `created_at`. */
  released_at: number | string | null
  lease_until: number | string
  created_at: number | string
  accepted_at: number | string | null
  settled_at: number | string | null
  reversed_at: number | string | null
  updated_at: number | string
}
