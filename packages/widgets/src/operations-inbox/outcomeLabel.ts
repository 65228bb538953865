import type { operationsInbox as words } from './operationsInbox.words.ts'
import type { Translate } from '../words/useCopy.ts'

/** An outcome in words; an outcome that only a newer relay knows stays unchanged. */
export function outcomeLabel(outcome: string, t: Translate<typeof words>): string {
  if (outcome === 'succeeded' || outcome === 'failed' || outcome === 'reversed')
    return t(`operationsInbox.outcome.${outcome}`)
  return outcome
}
