import type { WriteName } from '@onlend/core/internal'

/** The writes whose rows are kept as drafts while they are sent in pieces. No file is staged for them. */
export const batchKinds: readonly WriteName[] = ['registerTransactions', 'reconcileRepayments']
