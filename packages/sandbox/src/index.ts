export { manualClock } from './clock/manualClock.ts'
export { realClock } from './clock/realClock.ts'
export { type SandboxClock } from './clock/SandboxClock.ts'
export { createSandbox } from './createSandbox.ts'
export { type EndpointName } from './http/EndpointName.ts'
export { endpointNames } from './endpointNames.ts'
export { type FaultedAnswer } from './faults/applyAnswerFault.ts'
export { slowBody } from './faults/slowBody.ts'
export { faultKinds } from './faults/faultKinds.ts'
export {
  type FaultKind,
  type FaultRule,
  type SandboxFault,
  type SandboxFaults,
} from './faults/SandboxFault.ts'
export { type Sandbox, type SandboxOptions } from './Sandbox.ts'
export { type SandboxCall } from './Sandbox.ts'
export { type SandboxControl, type SandboxPartnerView, type SandboxStateView } from './SandboxControl.ts'
export { scenarioNames } from './state/scenarioNames.ts'
export { type ScenarioName } from './state/ScenarioName.ts'
export {
  type SettlementRecord,
  type WebhookEventName,
  type WebhookMode,
  type WebhookPayload,
  type WebhookRecord,
} from './state/SandboxState.ts'
export {
  type SandboxWebhook,
  type SandboxWebhooks,
  type WebhookListener,
  type WebhookOptions,
} from './webhooks/SandboxWebhook.ts'
export { signWebhook } from './webhooks/signWebhook.ts'
