import type { ScenarioName } from '../state/ScenarioName.ts'
import { seedPartners } from './seedPartners.ts'
import type { SandboxState } from '../state/SandboxState.ts'

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
