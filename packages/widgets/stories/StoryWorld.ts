import type { LendingClient } from '@onlend/core'
import type { LendingProviderProps, LendingStorage, StepUpDemand } from '@onlend/hooks'
import type { FaultRule, Sandbox, ScenarioName } from '@onlend/sandbox'
import type { RelayDouble, RelayDoubleOptions } from '@onlend/testing/relay-double'
import type { MemoryLocks } from './createMemoryLocks.ts'

/** What the link between a widget and the relay is like. */
export type NetworkCondition =
  | 'fast'
  | '3g'
  | 'flaky'
  | 'offline'
  | 'server-error'
  | 'wrong-address'
  | 'timeout'

/** What a story says about the world it happens in, as `parameters.lending`. */
export type LendingParameters = {
  /** @default 'approved' */
  scenario?: ScenarioName
  /** A state of the service to go on from, as `sandbox.control.snapshot()` writes it. @default the scenario's */
  snapshot?: string
  /** @default 'cp_adaeze' */
  customerPartnerId?: string
  /** Who is signed in, and what the relay asks of operators. @default an operator, and one of them is enough */
  relay?: Pick<RelayDoubleOptions, 'operator' | 'fourEyes' | 'spendingControls' | 'guidance'>
  /** What the host answers where the relay wants a proof of the person. @default it asks for none */
  onStepUp?: (demand: StepUpDemand) => Promise<string | null>
  /** Laid on the service's next calls. */
  faults?: FaultRule[]
  /** @default 'fast' */
  network?: NetworkCondition
  /** `still`: nothing settles until a play function calls `sandbox.advance`. `running`: as the wall clock. @default 'still' */
  clock?: 'still' | 'running'
  /** How wide the ground under the widget may become. @default 'narrow' */
  width?: 'narrow' | 'wide'
  /** Brings the world to where the story begins, before anything is drawn. */
  prepare?: (world: StoryWorld) => void | Promise<void>
}

/** Everything behind one story: a service, a relay, a link between, and the browser's memory. */
export type StoryWorld = {
  /** Tells one world from the next. */
  id: string
  /** `sandbox.advance(3000)` lets a withdrawal settle. */
  sandbox: Sandbox
  relay: RelayDouble
  client: LendingClient
  customerPartnerId: string
  channelPartnerId: string
  storage: LendingStorage
  draftStorage: LendingStorage
  locks: MemoryLocks
  onStepUp: NonNullable<LendingProviderProps['onStepUp']>
  /** The sandbox's clock, in milliseconds since 1970. */
  now: () => number
  setNetwork: (condition: NetworkCondition) => void
  close: () => void
}
