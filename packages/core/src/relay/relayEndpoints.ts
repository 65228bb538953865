import { appendBatchRows } from './appendBatchRows.ts'
import { appendUpload } from './appendUpload.ts'
import { approveOperation } from './approveOperation.ts'
import { assignEvent } from './assignEvent.ts'
import { cancelBatch } from './cancelBatch.ts'
import { createBatch } from './createBatch.ts'
import { createUpload } from './createUpload.ts'
import { dismissEvent } from './dismissEvent.ts'
import { findCreditedLines } from './findCreditedLines.ts'
import { getApproval } from './getApproval.ts'
import { getBatch } from './getBatch.ts'
import { getBrand } from './getBrand.ts'
import { getBrandFile } from './getBrandFile.ts'
import { getDraft } from './getDraft.ts'
import { getGuidance } from './getGuidance.ts'
import { getHealth } from './getHealth.ts'
import { getLiveness } from './getLiveness.ts'
import { getOperation } from './getOperation.ts'
import { getReadiness } from './getReadiness.ts'
import { getSession } from './getSession.ts'
import { getTenant } from './getTenant.ts'
import { getUpload } from './getUpload.ts'
import { getUploadOffset } from './getUploadOffset.ts'
import { issueToken } from './issueToken.ts'
import { listAttention } from './listAttention.ts'
import { listAudit } from './listAudit.ts'
import { listBatchRows } from './listBatchRows.ts'
import { listBatches } from './listBatches.ts'
import { listChangeEvents } from './listChangeEvents.ts'
import { listCreditSnapshots } from './listCreditSnapshots.ts'
import { listInboxEvents } from './listInboxEvents.ts'
import { listLimits } from './listLimits.ts'
import { listOperationRows } from './listOperationRows.ts'
import { listOperations } from './listOperations.ts'
import { listOutcomes } from './listOutcomes.ts'
import { listUploads } from './listUploads.ts'
import { pauseBatch } from './pauseBatch.ts'
import { publishBrand } from './publishBrand.ts'
import { receiveWebhook } from './receiveWebhook.ts'
import { refuseOperation } from './refuseOperation.ts'
import { removeUpload } from './removeUpload.ts'
import { replayWebhooks } from './replayWebhooks.ts'
import { resolveOperation } from './resolveOperation.ts'
import { resumeBatch } from './resumeBatch.ts'
import { rollBackBrand } from './rollBackBrand.ts'
import { saveBrand } from './saveBrand.ts'
import { saveBrandFile } from './saveBrandFile.ts'
import { saveDraft } from './saveDraft.ts'
import { sendOutcomeAgain } from './sendOutcomeAgain.ts'
import { sendTestOutcome } from './sendTestOutcome.ts'

/** Each endpoint by the name of its own type: without it, editors and declarations would repeat all schemas. */
type RelayEndpoints = {
  readonly getSession: typeof getSession
  readonly issueToken: typeof issueToken
  readonly getTenant: typeof getTenant
  readonly getBrand: typeof getBrand
  readonly saveBrand: typeof saveBrand
  readonly publishBrand: typeof publishBrand
  readonly rollBackBrand: typeof rollBackBrand
  readonly saveBrandFile: typeof saveBrandFile
  readonly getBrandFile: typeof getBrandFile
  readonly listOperations: typeof listOperations
  readonly getOperation: typeof getOperation
  readonly listOperationRows: typeof listOperationRows
  readonly listCreditSnapshots: typeof listCreditSnapshots
  readonly listLimits: typeof listLimits
  readonly getGuidance: typeof getGuidance
  readonly getApproval: typeof getApproval
  readonly approveOperation: typeof approveOperation
  readonly refuseOperation: typeof refuseOperation
  readonly listAttention: typeof listAttention
  readonly resolveOperation: typeof resolveOperation
  readonly listAudit: typeof listAudit
  readonly listOutcomes: typeof listOutcomes
  readonly sendOutcomeAgain: typeof sendOutcomeAgain
  readonly sendTestOutcome: typeof sendTestOutcome
  readonly listChangeEvents: typeof listChangeEvents
  readonly listInboxEvents: typeof listInboxEvents
  readonly assignEvent: typeof assignEvent
  readonly dismissEvent: typeof dismissEvent
  readonly replayWebhooks: typeof replayWebhooks
  readonly receiveWebhook: typeof receiveWebhook
  readonly listUploads: typeof listUploads
  readonly createUpload: typeof createUpload
  readonly getUploadOffset: typeof getUploadOffset
  readonly getUpload: typeof getUpload
  readonly appendUpload: typeof appendUpload
  readonly removeUpload: typeof removeUpload
  readonly getDraft: typeof getDraft
  readonly saveDraft: typeof saveDraft
  readonly createBatch: typeof createBatch
  readonly appendBatchRows: typeof appendBatchRows
  readonly listBatches: typeof listBatches
  readonly getBatch: typeof getBatch
  readonly listBatchRows: typeof listBatchRows
  readonly pauseBatch: typeof pauseBatch
  readonly resumeBatch: typeof resumeBatch
  readonly cancelBatch: typeof cancelBatch
  readonly findCreditedLines: typeof findCreditedLines
  readonly getHealth: typeof getHealth
  readonly getReadiness: typeof getReadiness
  readonly getLiveness: typeof getLiveness
}

/** Every route of the relay's own API, beside the service's endpoints. A new route is a file beside this one and its lines here. */
export const relayEndpoints: RelayEndpoints = {
  getSession,
  issueToken,
  getTenant,
  getBrand,
  saveBrand,
  publishBrand,
  rollBackBrand,
  saveBrandFile,
  getBrandFile,
  listOperations,
  getOperation,
  listOperationRows,
  listCreditSnapshots,
  listLimits,
  getGuidance,
  getApproval,
  approveOperation,
  refuseOperation,
  listAttention,
  resolveOperation,
  listAudit,
  listOutcomes,
  sendOutcomeAgain,
  sendTestOutcome,
  listChangeEvents,
  listInboxEvents,
  assignEvent,
  dismissEvent,
  replayWebhooks,
  receiveWebhook,
  listUploads,
  createUpload,
  getUploadOffset,
  getUpload,
  appendUpload,
  removeUpload,
  getDraft,
  saveDraft,
  createBatch,
  appendBatchRows,
  listBatches,
  getBatch,
  listBatchRows,
  pauseBatch,
  resumeBatch,
  cancelBatch,
  findCreditedLines,
  getHealth,
  getReadiness,
  getLiveness,
}

/** The name of a route of the relay's own. */
export type RelayEndpointName = keyof typeof relayEndpoints
