import type { ScenarioName } from '../scenarios/ScenarioName.ts'
import { seedPartners } from '../scenarios/seedPartners.ts'
import type { SandboxState } from './SandboxState.ts'

/** Makes the state that a scenario begins with. */
export function createSandboxState(scenario: ScenarioName, now: number): SandboxState {
  return {
    scenario,
    idCount: 0,
    partners: seedPartners(scenario, now),
    settlements: new Map(),
    webhooks: new Map(),
    jobs: new Map(),
  }
}
