import { approvalsList } from './approvals-list/approvalsList.words.ts'
import { operationsInbox } from './operations-inbox/operationsInbox.words.ts'
import { auditLog } from './audit-log/auditLog.words.ts'

/** The English words of the operators' widgets, by key: approvals, inbox, audit log. */
export const enOperators = {
  ...approvalsList,
  ...operationsInbox,
  ...auditLog,
} as const
