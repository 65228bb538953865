export { type RelayAnswer } from './http/RelayAnswer.ts'
export { type EncodedForm, type EncodeParts, type FormPart } from './uploads/assembly/EncodeParts.ts'
export { type Changing } from './lib/createListReader.ts'
export { type Clock } from './lib/Clock.ts'
export { type CloseReport } from './drainRelay.ts'
export { type RunningWork } from './lib/trackWork.ts'
export { createRelay } from './createRelay.ts'
export {
  type CreateTransport,
  type TransportSettings,
  type UpstreamRequest,
  type UpstreamResponse,
  type UpstreamTransport,
} from './upstream/UpstreamTransport.ts'
export { type UpstreamFailure } from './upstream/UpstreamAnswer.ts'
export { type Owner } from './database/Owner.ts'
export { type Principal } from './http/Principal.ts'
export { type AuditCheck, type AuditHead } from './ledger/audit/checkAudit.ts'
export { type RevokedSubject, type RevokeOptions } from './identity/revoke.ts'
export { type Fence } from './ledger/fence/FenceStore.ts'
export { type LedgerWitness } from './ledger/fence/LedgerWitness.ts'
export { type BudgetName } from './observability/Measurement.ts'
export { type LimitOptions } from './http/limits/LimitOptions.ts'
export { type Budget, type BudgetUse, type RateLimiter } from './http/limits/RateLimiter.ts'
export { type LoggingOptions } from './observability/createActorNames.ts'
export {
  type AttentionState,
  type Measurement,
  type RelayMetrics,
  type Transition,
} from './observability/Measurement.ts'
export {
  type RelayTracing,
  type SpanAttributes,
  type SpanEnd,
  type SpanStart,
  type TraceContext,
  type TracedSpan,
} from './observability/Tracing.ts'
export { type LogFields, type Logger } from './lib/Logger.ts'
export { type EndOutcome } from './ledger/Resolution.ts'
export { type FieldPaths } from './upstream/projection/answerFields.ts'
export { type MoreAnswerFields } from './upstream/projection/readAnswerFields.ts'
export { type Relay } from './Relay.ts'
export { type RelayOptions } from './RelayOptions.ts'
export { type ApiKeyContext, type UpstreamOptions } from './upstream/UpstreamOptions.ts'
export { type UpstreamTimeouts } from './upstream/readTimeouts.ts'
export {
  type AuthorizeContext,
  type AuthorizedOperation,
  type OwnershipContext,
} from './identity/IdentityOptions.ts'
export { type TokenKey, type TokenOptions } from './identity/tokens/readTokenOptions.ts'
export { type EventOptions } from './changes/readEventOptions.ts'
export { type InboxOptions } from './inbox/readInboxOptions.ts'
export { type WebhookSource } from './inbox/readWebhookSources.ts'
export { type OperationOptions } from './ledger/readOperationOptions.ts'
export {
  type ErasedSubject,
  type EraseOptions,
  type ErasureReport,
} from './ledger/retention/eraseCustomerPartner.ts'
export { type RetentionDays, type RetentionOptions } from './ledger/retention/readRetention.ts'
export {
  type Erased,
  type KeptReason,
  type KeptRecord,
  type Pruned,
} from './ledger/retention/RetentionStore.ts'
export { type LedgerSecret } from './database/sealing/createSealing.ts'
export { type ResealReport } from './database/sealing/createResealing.ts'
export {
  createStepUpProofs,
  type StepUpIntent,
  type StepUpProofs,
} from './ledger/spending/createStepUpProofs.ts'
export {
  type SpendingControls,
  type SpendingKind,
  type SpendingQuestion,
  type SpendingRules,
  type StepUpQuestion,
  type WithdrawRules,
} from './ledger/spending/SpendingControls.ts'
export { startSweeps } from './startSweeps.ts'
export { type Database, type Queryable } from './database/Database.ts'
export { migrate } from './database/migrate.ts'
export { type TenantFacts, type TenantSource } from './tenants/TenantSource.ts'
export { type Hasher } from './uploads/inspection/inspectUpload.ts'
export { type FileToScan, type ScanFile } from './uploads/ScanFile.ts'
export { type StagedBytes, type StagingFile, type UploadStaging } from './uploads/UploadStaging.ts'
export { defaultWebhookParser } from './inbox/defaultWebhookParser.ts'
export { hmacVerifier } from './inbox/hmacVerifier.ts'
export { type ReplayReport, type ReplayWebhooksOptions } from './inbox/replayWebhooks.ts'
export { secretPathVerifier } from './inbox/secretPathVerifier.ts'
export { signTestWebhook } from './inbox/signTestWebhook.ts'
export { standardWebhookVerifier } from './inbox/standardWebhookVerifier.ts'
export { type EventKind, type WebhookEvent, type WebhookParser } from './inbox/WebhookEvent.ts'
export {
  type WebhookDelivery,
  type WebhookVerification,
  type WebhookVerifier,
} from './inbox/WebhookVerifier.ts'
export type { UploadOptions } from './uploads/UploadOptions.ts'
