import type { LendingErrorCategory } from './LendingErrorCategory.ts'

/** The relay's refusals that only a write can meet, by category. */
export const writeErrorCategories = {
  rejected: [
    'possible_duplicate',
    'line_credited',
    'line_used',
    'assignment_conflict',
    'batch_changed',
    'draft_changed',
    'not_resolvable',
    'second_operator_required',
    'limit_exceeded',
    'destination_held',
    'second_person_required',
    'not_awaiting_approval',
    'approval_refused',
    'approval_expired',
  ],
  validation: [
    'unsupported_media_type',
    'body_too_large',
    'idempotency_key_required',
    'idempotency_key_reused',
    'brand_invalid',
    'upload_conflict',
    'staging_full',
    'upload_not_staged',
    'upload_changed',
  ],
  permission: ['step_up_required', 'step_up_refused'],
  unknown_outcome: ['operation_in_flight', 'outcome_unknown', 'awaiting_approval'],
} as const satisfies Partial<Record<LendingErrorCategory, readonly string[]>>
