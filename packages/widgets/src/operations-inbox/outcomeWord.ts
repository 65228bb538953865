import type { operationsInbox as words } from '../copy/en/operationsInbox.ts'
import type { Translate } from '../copy/useCopy.ts'

/** An outcome in words; one that only a newer relay knows stands as it is. */
export function outcomeWord(outcome: string, t: Translate<typeof words>): string {
  if (outcome === 'succeeded' || outcome === 'failed' || outcome === 'reversed')
    return t(`operationsInbox.outcome.${outcome}`)
  return outcome
}
