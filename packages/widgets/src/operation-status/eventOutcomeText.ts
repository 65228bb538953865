import type { operationEvidence } from './operationEvidence.words.ts'
import type { Translate } from '../words/useCopy.ts'

/** The words for the outcome in a settlement event; `null` for an unknown outcome, which the service's own words describe. */
export function eventOutcomeText(outcome: string, say: Translate<typeof operationEvidence>): string | null {
  if (outcome === 'succeeded' || outcome === 'failed' || outcome === 'reversed')
    return say(`operationEvidence.${outcome}`)
  return null
}
