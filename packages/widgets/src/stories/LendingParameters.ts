import type { StepUpDemand } from '@onlend/hooks'
import type { FaultRule, ScenarioName } from '@onlend/sandbox'
import type { RelayDoubleOptions } from '@onlend/testing/relay-double'
import type { NetworkCondition } from './NetworkCondition.ts'
import type { StoryWorld } from './StoryWorld.ts'

/** What a story says about the world it happens in, as `parameters.lending`. */
export type LendingParameters = {
  /** @default 'approved' */
  scenario?: ScenarioName
  /** A state of the service to go on from, as `sandbox.control.snapshot()` writes it. @default the scenario's */
  snapshot?: string
  /** @default 'cp_adaeze' */
  customerPartnerId?: string
  /** Who is signed in, and what the relay asks of operators. @default an operator, and one of them is enough */
  relay?: Pick<RelayDoubleOptions, 'operator' | 'fourEyes' | 'spendingControls'>
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
