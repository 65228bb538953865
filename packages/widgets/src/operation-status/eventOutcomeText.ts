import type { operationEvidence } from './operationEvidence.words.ts'
import type { Translate } from '../words/useCopy.ts'

/** What the service said happened; one that this kit does not know is left to the service's own words. */
export function eventOutcomeText(outcome: string, say: Translate<typeof operationEvidence>): string | null {
  if (outcome === 'succeeded' || outcome === 'failed' || outcome === 'reversed')
    return say(`operationEvidence.${outcome}`)
  return null
}
