import type { SandboxClock } from './clock/SandboxClock.ts'
import type { FaultedAnswer } from './faults/applyAnswerFault.ts'
import type { SandboxFaults } from './faults/SandboxFault.ts'
import type { SandboxControl } from './SandboxControl.ts'
import type { ScenarioName } from './state/ScenarioName.ts'
import type { SandboxWebhooks, WebhookOptions } from './webhooks/SandboxWebhook.ts'
import type { EndpointName } from './http/EndpointName.ts'

/** One call that reached the service, with any result. */
export type SandboxCall = {
  id: string
  /** Milliseconds since 1970, by the sandbox's clock. */
  at: number
  /** The endpoint; null for a path or method that the service does not know. */
  endpoint: EndpointName | null
  method: string
  path: string
  /** The partner of the call, from the path or the body; null without one. */
  ownerId: string | null
  /** The parsed JSON; for a form, its fields and its files as `{ name, type, size, sha256 }`; null for none. */
  body: unknown
  /** True once the service has carried the call out, even if its answer was lost. */
  executed: boolean
  /** The HTTP status of the answer; null before it, or when the connection broke. */
  status: number | null
}

/** The options of a sandbox. */
export type SandboxOptions = {
  /** @default 'approved' */
  scenario?: ScenarioName
  /** @default a clock that runs with the wall clock */
  clock?: SandboxClock
  /**
   * The key that `Authorization: Bearer` must carry; null accepts every call, for a client without a relay.
   * @default 'sk_sandbox_demo'
   */
  apiKey?: string | null
  webhook?: WebhookOptions
  /**
   * The seed of the sandbox's ids: the same seed gives the same ids.
   * @default 1
   */
  seed?: number
  /** A state saved by `control.snapshot()`, from which the sandbox goes on. */
  snapshot?: string
}

/** The lending service in process. */
export type Sandbox = {
  /**
   * Answers like `fetch` against the service. Only the path counts, from `/v1/` on; a relative address works.
   * @throws TypeError when a fault breaks the connection; the signal's reason when it was aborted.
   */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>
  /** Like `fetch`, but the caller sends the answer: for a server that can break a real connection. */
  answer(request: Request): Promise<FaultedAnswer>
  readonly clock: SandboxClock
  /** Every call that reached the service, oldest first. */
  readonly calls: SandboxCall[]
  readonly webhooks: SandboxWebhooks
  readonly faults: SandboxFaults
  readonly control: SandboxControl
  /** Moves the clock on and fires what becomes due: settlements, webhooks, retries, delayed answers. */
  advance(ms: number): Promise<void>
  /** Begins again, with the same scenario or another, and forgets calls, faults and webhooks. */
  reset(scenario?: ScenarioName): void
  /** Drops every timer and frees every call that hangs. */
  close(): void
}
