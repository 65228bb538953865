// The relay, and the options that every host passes to it.
export { createRelay } from './createRelay.ts'
export { type Relay } from './Relay.ts'
export { type RelayOptions } from './RelayOptions.ts'
export { startSweeps } from './startSweeps.ts'
export { migrate } from './migrate.ts'
export { type Database, type Queryable } from './database/Database.ts'
export { honoHandler } from './http/adapters/honoHandler.ts'
export { nextHandlers } from './http/adapters/nextHandlers.ts'
export {
  type WorkersHandler,
  workersHandler,
} from './http/adapters/workersHandler.ts'
export { type Clock } from './lib/Clock.ts'
export { type Logger } from './lib/Logger.ts'

// The person who asks, and their rights.
export { type Principal } from './http/Principal.ts'
export { type AuthorizeContext } from './identity/IdentityOptions.ts'

// The lending service.
export { type ApiKeyContext } from './upstream/UpstreamOptions.ts'

// Webhooks.
export { defaultWebhookParser } from './inbox/defaultWebhookParser.ts'
export { hmacVerifier } from './inbox/hmacVerifier.ts'
export { secretPathVerifier } from './inbox/secretPathVerifier.ts'
export { signTestWebhook } from './inbox/signTestWebhook.ts'
export { standardWebhookVerifier } from './inbox/standardWebhookVerifier.ts'
export { type WebhookEvent, type WebhookParser } from './inbox/WebhookEvent.ts'
export { type WebhookVerifier } from './inbox/WebhookVerifier.ts'

// The spending controls, and the budgets of requests.
export {
  createStepUpProofs,
  type StepUpIntent,
  type StepUpProofs,
} from './ledger/spending/createStepUpProofs.ts'
export {
  type SpendingControls,
  type SpendingQuestion,
  type StepUpQuestion,
} from './ledger/spending/SpendingControls.ts'
export { type LimitOptions } from './http/limits/LimitOptions.ts'
export { type RateLimiter } from './http/limits/RateLimiter.ts'

// Brands and files.
export { type TenantSource } from './tenants/TenantSource.ts'
export { type UploadStaging } from './uploads/UploadStaging.ts'
export { type FileToScan, type ScanFile, type UploadOptions } from './uploads/UploadOptions.ts'

// The facts for an operator.
export { type RelayMetrics } from './observability/Measurement.ts'
export { openTelemetry } from './observability/openTelemetry.ts'
export { type RelayTracing } from './observability/Tracing.ts'
export { type AuditHead } from './ledger/audit/checkAudit.ts'
export { type CloseReport } from './drainRelay.ts'
export { type ErasureReport } from './ledger/retention/eraseCustomerPartner.ts'
export { type Fence } from './ledger/fence/Fence.ts'
export { type LedgerWitness } from './ledger/fence/LedgerWitness.ts'
