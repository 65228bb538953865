export { type RelayAnswer } from './http/RelayAnswer.ts'
export { type EncodedForm, type EncodeParts, type FormPart } from './assembly/EncodeParts.ts'
export { type Changing } from './lib/createListReader.ts'
export { type Clock } from './lib/Clock.ts'
export { type CloseReport } from './closing/drainRelay.ts'
export { type RunningWork } from './closing/trackWork.ts'
export { createRelay } from './createRelay.ts'
export {
  type CreateTransport,
  type TransportSettings,
  type UpstreamRequest,
  type UpstreamResponse,
  type UpstreamTransport,
} from './upstream/UpstreamTransport.ts'
export { type UpstreamFailure } from './upstream/UpstreamAnswer.ts'
export { type Owner } from './principals/Owner.ts'
export { type Principal } from './principals/Principal.ts'
export { type AuditEntry, type AuditNote } from './audit/AuditStore.ts'
export { type Sign } from './lib/keyedHash.ts'
export { type AuditCheck, type AuditHead } from './audit/checkAudit.ts'
export { type RevokedSubject, type RevokeOptions } from './identity/revoke.ts'
export { type Fence, type FenceChange, type FenceRaising, type FenceReading } from './fence/FenceStore.ts'
export { type LedgerWitness } from './fence/LedgerWitness.ts'
export { type NewRevocation, type Revocation } from './identity/revocations/RevocationStore.ts'
export { type BudgetName } from './limits/RateLimiter.ts'
export { type LimitOptions } from './limits/LimitOptions.ts'
export { type Budget, type BudgetUse, type RateLimiter } from './limits/RateLimiter.ts'
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
export {
  type EndOutcome,
  type Evidence,
  type LaterEvidence,
  type Resolution,
  type ResolutionEntry,
} from './operations/Resolution.ts'
export {
  type ApprovalDecision,
  type DecisionResult,
  type Fenced,
  type NewApproval,
  type Tombstone,
  type WaitingRequest,
} from './operations/OperationStore.ts'
export { type OperatorResolution, type ResolutionResult } from './operations/OperationStore.ts'
export {
  type Approval,
  type OperationKey,
  type OperationRecord,
  type RecordedAnswer,
} from './operations/OperationRecord.ts'
export { type FieldPaths } from '@onlend/core/internal'
export { type MoreAnswerFields } from './projection/readAnswerFields.ts'
export { type Relay } from './Relay.ts'
export {
  type ApiKeyContext,
  type AuthorizeContext,
  type AuthorizedOperation,
  type EventOptions,
  type InboxOptions,
  type OperationOptions,
  type OwnershipContext,
  type RelayOptions,
  type TokenKey,
  type TokenOptions,
  type UpstreamOptions,
  type UpstreamTimeouts,
  type WebhookSource,
} from './RelayOptions.ts'
export {
  type ErasedSubject,
  type EraseOptions,
  type ErasureReport,
} from './retention/eraseCustomerPartner.ts'
export { type RetentionDays, type RetentionOptions } from './retention/readRetention.ts'
export {
  type Erased,
  type Erasure,
  type KeptReason,
  type KeptRecord,
  type Pruned,
  type PruneLimits,
} from './retention/RetentionStore.ts'
export { type LedgerSecret } from './sealing/createSealing.ts'
export { type ResealReport } from './sealing/createResealing.ts'
export { type SealedPage, type SealedPlace, type SealedValue } from './sealing/sealedPlaces.ts'
export {
  createStepUpProofs,
  type StepUpIntent,
  type StepUpProofs,
} from './spending/createStepUpProofs.ts'
export { type SpendingCheck, type SpendingRefusal } from './spending/SpendingCheck.ts'
export {
  type SpendingControls,
  type SpendingKind,
  type SpendingQuestion,
  type SpendingRules,
  type StepUpQuestion,
  type WithdrawRules,
} from './spending/SpendingControls.ts'
export { startSweeps } from './startSweeps.ts'
export { createSqlStore } from './stores/sql/createSqlStore.ts'
export { type OperatorAssignment, type EventAssignment } from './inbox/InboxStore.ts'
export { type Database, type Queryable } from './stores/Database.ts'
export {
  type AppliedReading,
  type BlankableDelivery,
  type BlankableQuery,
  type KeptDelivery,
  type KeptEvent,
  type OpenDelivery,
  type OpenInbox,
  type OpenReason,
  type ReplayQuery,
  type UnconfirmedEvent,
  type UnmatchedEvent,
} from './inbox/InboxStore.ts'
export { type Attention, type RelayStore, type SweepLimits } from './stores/RelayStore.ts'
export { type CallOutcome, type Claim, type ClaimResult, type KeptRow } from './operations/OperationStore.ts'
export { type KeptChangeEvent } from './changes/ChangeEventStore.ts'
export { type Dismissal, type DismissalOptions } from './inbox/InboxStore.ts'
export { type InboxPage, type ShownOperations } from './operations/OperationStore.ts'
export { type InboxQuery } from './inbox/InboxStore.ts'
export { AssignmentConflictError } from './inbox/AssignmentConflictError.ts'
export { type DraftRecord, type UploadAllowance, type UploadStore } from './uploads/UploadStore.ts'
export { type TenantFacts, type TenantSource } from './tenants/TenantSource.ts'
export { type UploadRecord, type UploadSet } from './uploads/UploadRecord.ts'
export { type Hasher } from './inspection/inspectUpload.ts'
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
export type { UploadOptions } from './UploadOptions.ts'
