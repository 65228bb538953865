export { type RelayAnswer } from './answers/RelayAnswer.ts'
export { type Clock } from './Clock.ts'
export { createRelay } from './createRelay.ts'
export { type Owner } from './identity/Owner.ts'
export { type Principal } from './identity/Principal.ts'
export { type LogFields, type Logger } from './Logger.ts'
export { type OperationKey, type OperationRecord, type RecordedAnswer } from './operations/OperationRecord.ts'
export { type Relay } from './Relay.ts'
export {
  type ApiKeyContext,
  type AuthorizeContext,
  type EventOptions,
  type InboxOptions,
  type OperationOptions,
  type RelayOptions,
  type UpstreamOptions,
  type UpstreamTimeouts,
  type WebhookSource,
} from './RelayOptions.ts'
export { startSweeps } from './startSweeps.ts'
export { createSqlStore } from './stores/createSqlStore.ts'
export { type Database, type Queryable } from './stores/Database.ts'
export {
  type CallOutcome,
  type Claim,
  type ClaimResult,
  type ClaimRow,
  type KeptDelivery,
  type KeptEvent,
  type KeptNotice,
  type RelayStore,
  type SweepLimits,
  type UnmatchedEvent,
} from './stores/RelayStore.ts'
export { defaultWebhookParser } from './webhooks/defaultWebhookParser.ts'
export { secretPathVerifier } from './webhooks/secretPathVerifier.ts'
export { signTestWebhook } from './webhooks/signTestWebhook.ts'
export { standardWebhookVerifier } from './webhooks/standardWebhookVerifier.ts'
export { type EventKind, type WebhookEvent, type WebhookParser } from './webhooks/WebhookEvent.ts'
export {
  type WebhookDelivery,
  type WebhookVerdict,
  type WebhookVerifier,
} from './webhooks/WebhookVerifier.ts'
