import type { SandboxClock } from './clock/SandboxClock.ts'
import type { FaultedAnswer } from './faults/applyAnswerFault.ts'
import type { SandboxFaults } from './faults/SandboxFault.ts'
import type { SandboxControl } from './SandboxControl.ts'
import type { ScenarioName } from './state/ScenarioName.ts'
import type { SandboxWebhooks, WebhookOptions } from './webhooks/SandboxWebhook.ts'
import type { EndpointName } from './http/EndpointName.ts'

/** One call as it reached the service, whatever came of it. */
export type SandboxCall = {
  id: string
  /** Milliseconds since 1970, by the sandbox's clock. */
  at: number
  /** Null for a path or method that the service does not know. */
  endpoint: EndpointName | null
  method: string
  path: string
  /** The partner it is about, from the path or the body; null where there is none. */
  ownerId: string | null
  /** Parsed JSON; for a form, its fields and its files as `{ name, type, size, sha256 }`; null for none. */
  body: unknown
  /** True once the service did what it was asked, whether or not its answer arrived. */
  executed: boolean
  /** The HTTP status that was answered; null while there is none, or when the connection broke. */
  status: number | null
}

/** How a sandbox begins. */
export type SandboxOptions = {
  /** @default 'approved' */
  scenario?: ScenarioName
  /** @default a clock that runs with the wall clock */
  clock?: SandboxClock
  /**
   * What `Authorization: Bearer` must carry; null lets every call in, for a client that stands where a relay would.
   * @default 'sk_sandbox_demo'
   */
  apiKey?: string | null
  webhook?: WebhookOptions
  /**
   * Where the ids that it gives out begin: the same seed gives the same ids.
   * @default 1
   */
  seed?: number
  /** A state saved by `control.snapshot()`, to go on from. */
  snapshot?: string
}

/** The lending service in process. */
export type Sandbox = {
  /**
   * Answers like `fetch` against the service. Only the path counts, from `/v1/` on; a relative address will do.
   * @throws TypeError where a fault breaks the connection; the signal's reason where it was aborted.
   */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>
  /** As `fetch`, but leaves to the caller how the answer travels: for a server that can break a real connection. */
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
