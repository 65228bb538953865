import { endpoints } from '@onlend/core/internal'
import * as own from '@onlend/core/relay'
import { answerApproval } from './ledger/approvals/answerApproval.ts'
import { answerApprovalRefusal } from './ledger/approvals/answerApprovalRefusal.ts'
import { answerEvents } from './changes/answerEvents.ts'
import { identityRoutes } from './identity/identityRoutes.ts'
import { answerAudit } from './ledger/audit/answerAudit.ts'
import { answerAttention } from './ledger/answerAttention.ts'
import { answerOneOperation } from './ledger/answerOneOperation.ts'
import { answerOperations } from './ledger/answerOperations.ts'
import { answerResolution } from './ledger/answerResolution.ts'
import { answerRows } from './ledger/answerRows.ts'
import { answerSnapshots } from './ledger/snapshots/answerSnapshots.ts'
import { answerHealth } from './answerHealth.ts'
import { tenantRoutes } from './tenants/createTenants.ts'
import { answerChunk } from './uploads/answerChunk.ts'
import { answerCreation } from './uploads/answerCreation.ts'
import { answerDraft } from './uploads/answerDraft.ts'
import { answerDraftChange } from './uploads/answerDraftChange.ts'
import { answerFile } from './uploads/answerFile.ts'
import { answerOffset } from './uploads/answerOffset.ts'
import { answerRemoval } from './uploads/answerRemoval.ts'
import { answerUploads } from './uploads/answerUploads.ts'
import { withStaging } from './uploads/withStaging.ts'
import { answerAssignment } from './inbox/answerAssignment.ts'
import { answerDismissal } from './inbox/answerDismissal.ts'
import { answerInbox } from './inbox/answerInbox.ts'
import { answerReplay } from './inbox/answerReplay.ts'
import { answerWebhook } from './inbox/answerWebhook.ts'
import { type Route, route } from './http/route.ts'
import type { RelayContext } from './RelayContext.ts'
import { serviceRoute } from './serviceRoute.ts'

// Beside the session, a request is counted: what reads, what changes something, and pieces of files each have a budget of their own.
const reads = { session: true, budget: 'reads' } as const
const writes = { session: true, budget: 'writes' } as const
const files = { session: true, budget: 'uploads' } as const
const open = { session: false, budget: null } as const

/** Every address that exists: the service's endpoints, then the relay's own. What is not here cannot be reached. */
export const routes: readonly Route<RelayContext>[] = [
  ...Object.values(endpoints).map(serviceRoute),

  ...identityRoutes,
  ...tenantRoutes,

  route(own.listOperations, { ...reads, handle: answerOperations }),
  route(own.getOperation, { ...reads, handle: answerOneOperation }),
  route(own.listOperationRows, { ...reads, handle: answerRows }),
  route(own.listCreditSnapshots, { ...reads, handle: answerSnapshots }),
  route(own.approveOperation, { ...writes, handle: answerApproval }),
  route(own.refuseOperation, { ...writes, handle: answerApprovalRefusal }),
  route(own.listChangeEvents, { ...reads, handle: answerEvents }),

  route(own.listAttention, { ...reads, handle: answerAttention }),
  route(own.resolveOperation, { ...writes, handle: answerResolution }),
  route(own.listAudit, { ...reads, handle: answerAudit }),
  route(own.listInboxEvents, { ...reads, handle: answerInbox }),
  route(own.assignEvent, { ...writes, handle: answerAssignment }),
  route(own.dismissEvent, { ...writes, handle: answerDismissal }),
  route(own.replayWebhooks, { ...writes, handle: answerReplay }),
  route(own.receiveWebhook, { ...open, handle: answerWebhook }),

  route(own.listUploads, { ...reads, handle: withStaging(answerUploads) }),
  route(own.createUpload, { ...files, handle: withStaging(answerCreation) }),
  route(own.getUploadOffset, { ...reads, handle: withStaging(answerOffset) }),
  route(own.getUpload, { ...reads, handle: withStaging(answerFile) }),
  route(own.appendUpload, { ...files, handle: withStaging(answerChunk) }),
  route(own.removeUpload, { ...files, handle: withStaging(answerRemoval) }),
  route(own.getDraft, { ...reads, handle: withStaging(answerDraft) }),
  route(own.saveDraft, { ...files, handle: withStaging(answerDraftChange) }),

  route(own.getHealth, { ...open, handle: answerHealth }),
  route(own.getReadiness, { ...open, handle: answerHealth }),
  route(own.getLiveness, { ...open, handle: async () => ({ data: { live: true } }) }),
]
