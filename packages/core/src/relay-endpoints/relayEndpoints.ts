import { getDraft } from './getDraft.ts'
import { getOperation } from './getOperation.ts'
import { getSession } from './getSession.ts'
import { getTenant } from './getTenant.ts'
import { listNotices } from './listNotices.ts'
import { listOperationRows } from './listOperationRows.ts'
import { listOperations } from './listOperations.ts'
import { listUploads } from './listUploads.ts'
import { saveDraft } from './saveDraft.ts'

/** What the relay answers itself, beside the service's endpoints. */
export const relayEndpoints = {
  getSession,
  getTenant,
  listOperations,
  getOperation,
  listOperationRows,
  listNotices,
  listUploads,
  getDraft,
  saveDraft,
} as const
