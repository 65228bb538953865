import type { Operation } from '@onlend/core'
import type { ambiguous as words } from './ambiguous.words.ts'
import type { Translate } from '../words/useCopy.ts'

/** The outcomes of equal operations whose events are ambiguous: a sentence for each outcome. */
export function ambiguousOutcomeTexts(
  operation: Partial<Pick<Operation, 'kind' | 'ambiguous'>> | null,
  t: Translate<typeof words>,
): string[] {
  if (!operation?.ambiguous) return []
  const { candidates, succeeded, failed } = operation.ambiguous
  const tell = (outcome: 'succeeded' | 'failed', count: number): string[] => {
    if (count === 0) return []
    if (operation.kind !== 'withdraw') return [t(`ambiguous.rows.${outcome}`, { count, candidates })]
    if (count === 1 && candidates === 2) return [t(`ambiguous.${outcome}.oneOfTwo`)]
    return [t(`ambiguous.${outcome}`, { count, candidates })]
  }
  return [...tell('succeeded', succeeded), ...tell('failed', failed)]
}
