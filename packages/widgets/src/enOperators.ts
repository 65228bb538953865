import { approvalsList } from './approvals-list/approvalsList.words.ts'
import { operationsInbox } from './operations-inbox/operationsInbox.words.ts'
import { auditLog } from './audit-log/auditLog.words.ts'

/** What the pages of those who look after the operations of others say in English, by key. */
export const enOperators = {
  ...approvalsList,
  ...operationsInbox,
  ...auditLog,
} as const
