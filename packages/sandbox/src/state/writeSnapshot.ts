import type { SandboxState } from './SandboxState.ts'

/** Writes a state as JSON text. */
export function writeSnapshot(state: SandboxState): string {
  return JSON.stringify({
    version: 1,
    scenario: state.scenario,
    idCount: state.idCount,
    partners: [...state.partners.values()],
    settlements: [...state.settlements.values()],
    webhooks: [...state.webhooks.values()],
    jobs: [...state.jobs.values()],
  })
}
