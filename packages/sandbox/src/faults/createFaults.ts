import type { EndpointName } from '../http/EndpointName.ts'
import type { SandboxFault, SandboxFaults } from './SandboxFault.ts'

type WaitingFault = { endpoint: EndpointName | '*'; times: number; fault: SandboxFault }

/** Makes the list of faults that wait for their calls. */
export function createFaults(): SandboxFaults & { take(endpoint: EndpointName | null): SandboxFault | null } {
  let waiting: WaitingFault[] = []
  return {
    add({ endpoint, times = 1, fault }) {
      waiting.push({ endpoint, times, fault: typeof fault === 'string' ? { kind: fault } : fault })
    },
    clear() {
      waiting = []
    },
    list: () => waiting.map((rule) => ({ ...rule })),
    take(endpoint) {
      const rule = waiting.find((candidate) => candidate.endpoint === '*' || candidate.endpoint === endpoint)
      if (!rule) return null
      rule.times -= 1
      waiting = waiting.filter((candidate) => candidate.times > 0)
      return rule.fault
    },
  }
}
