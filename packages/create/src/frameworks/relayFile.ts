import type { Answers } from '../Answers.ts'
import type { FilePlan } from './FilePlan.ts'

/** The file that opens the relay, over the sandbox or over the lending service. */
export function relayFile({ hasSandbox }: Answers): FilePlan['files'][string] {
  return {
    template: hasSandbox ? 'relay-sandbox/lending/openRelay.ts' : 'relay-service/lending/openRelay.ts',
  }
}
