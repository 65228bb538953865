export { type RelayAnswer } from './answers/RelayAnswer.ts'
export { type EncodedForm, type EncodeParts, type FormPart } from './assembly/EncodeParts.ts'
export { type Clock } from './Clock.ts'
export { type CloseReport } from './closing/drainRelay.ts'
export { type RunningWork } from './closing/keepRunning.ts'
export { createRelay } from './createRelay.ts'
export {
  type CreateTransport,
  type TransportSettings,
  type UpstreamRequest,
  type UpstreamResponse,
  type UpstreamTransport,
} from './upstream/UpstreamTransport.ts'
export { type UpstreamFailure } from './upstream/UpstreamAnswer.ts'
export { type Owner } from './identity/Owner.ts'
export { type Principal } from './identity/Principal.ts'
export { type RevokedSubject } from './identity/revoke.ts'
export { type Revocation } from './identity/revocations/Revocation.ts'
export { type BudgetName } from './limits/BudgetName.ts'
export { type LimitOptions } from './limits/LimitOptions.ts'
export { type Budget, type BudgetUse, type RateLimiter } from './limits/RateLimiter.ts'
export { type LoggingOptions } from './observability/createActorNames.ts'
export { type Measurement } from './observability/Measurement.ts'
export { type RelayMetrics } from './observability/RelayMetrics.ts'
export { type LogFields, type Logger } from './Logger.ts'
export {
  type EndOutcome,
  type Evidence,
  type LaterEvidence,
  type Resolution,
  type ResolutionEntry,
} from './operations/Resolution.ts'
export { type OperatorResolution, type ResolutionResult } from './stores/OperatorResolution.ts'
export { type OperationKey, type OperationRecord, type RecordedAnswer } from './operations/OperationRecord.ts'
export { type FieldPaths } from './projection/answerFields.ts'
export { type MoreAnswerFields } from './projection/readAnswerFields.ts'
export { type Relay } from './Relay.ts'
export {
  type ApiKeyContext,
  type AuthorizeContext,
  type EventOptions,
  type InboxOptions,
  type OperationOptions,
  type OwnershipContext,
  type RelayOptions,
  type TokenOptions,
  type UploadOptions,
  type UpstreamOptions,
  type UpstreamTimeouts,
  type WebhookSource,
} from './RelayOptions.ts'
export { startSweeps } from './startSweeps.ts'
export { createSqlStore } from './stores/createSqlStore.ts'
export { type OperatorAssignment, type EventAssignment } from './stores/Assignment.ts'
export { type Database, type Queryable } from './stores/Database.ts'
export {
  type AppliedReading,
  type Attention,
  type CallOutcome,
  type Claim,
  type ClaimResult,
  type KeptDelivery,
  type KeptEvent,
  type KeptChangeEvent,
  type KeptRow,
  type OpenDelivery,
  type OpenInbox,
  type OpenReason,
  type RelayStore,
  type ReplayQuery,
  type SweepLimits,
  type UnconfirmedEvent,
  type UnmatchedEvent,
} from './stores/RelayStore.ts'
export { type Dismissal, type DismissalOptions } from './stores/Dismissal.ts'
export { type InboxPage, type InboxQuery } from './stores/InboxQuery.ts'
export { AssignmentConflictError } from './stores/AssignmentConflictError.ts'
export { type DraftRecord, type UploadAllowance, type UploadStore } from './stores/UploadStore.ts'
export { type TenantFacts, type TenantSource } from './tenants/TenantSource.ts'
export { type UploadRecord, type UploadSet } from './uploads/UploadRecord.ts'
export { type Hasher, type StagingFile, type UploadStaging } from './uploads/UploadStaging.ts'
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
