import { getDraft } from './getDraft.ts'
import { getOperation } from './getOperation.ts'
import { getSession } from './getSession.ts'
import { getTenant } from './getTenant.ts'
import { listAttention } from './listAttention.ts'
import { listChangeEvents } from './listChangeEvents.ts'
import { listOperationRows } from './listOperationRows.ts'
import { listOperations } from './listOperations.ts'
import { listUnmatchedEvents } from './listUnmatchedEvents.ts'
import { listUploads } from './listUploads.ts'
import { resolveOperation } from './resolveOperation.ts'
import { saveDraft } from './saveDraft.ts'

/** What the relay answers itself, beside the service's endpoints. */
export const relayEndpoints = {
  getSession,
  getTenant,
  listOperations,
  getOperation,
  listOperationRows,
  listChangeEvents,
  listUploads,
  getDraft,
  saveDraft,
  listAttention,
  listUnmatchedEvents,
  resolveOperation,
} as const
