import * as own from '@onlend/core/relay'
import { type Route, route } from '../http/index.ts'
import { answerAttention } from './answerAttention.ts'
import { answerOneOperation } from './answerOneOperation.ts'
import { answerOperations } from './answerOperations.ts'
import { answerResolution } from './answerResolution.ts'
import { answerRows } from './answerRows.ts'
import { answerApproval } from './approvals/answerApproval.ts'
import { answerApprovalRefusal } from './approvals/answerApprovalRefusal.ts'
import { answerAudit } from './audit/answerAudit.ts'
import type { LedgerContext } from './LedgerContext.ts'
import { answerSnapshots } from './snapshots/answerSnapshots.ts'

const reads = { session: true, budget: 'reads' } as const
const writes = { session: true, budget: 'writes' } as const

/** What people and operators read of the ledger, and decide in it. */
export const ledgerRoutes: readonly Route<LedgerContext>[] = [
  route(own.listOperations, { ...reads, handle: answerOperations }),
  route(own.getOperation, { ...reads, handle: answerOneOperation }),
  route(own.listOperationRows, { ...reads, handle: answerRows }),
  route(own.listCreditSnapshots, { ...reads, handle: answerSnapshots }),
  route(own.approveOperation, { ...writes, handle: answerApproval }),
  route(own.refuseOperation, { ...writes, handle: answerApprovalRefusal }),
  route(own.listAttention, { ...reads, handle: answerAttention }),
  route(own.resolveOperation, { ...writes, handle: answerResolution }),
  route(own.listAudit, { ...reads, handle: answerAudit }),
]
