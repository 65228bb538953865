import type { RepaymentLine } from '../RepaymentMatcher.ts'
import type { Translate } from '@onlend/widgets/internal'
import type { repaymentsImport as words } from './repaymentsImport.words.ts'

/** The sentence that names the line that moved a line's money back, for certain or possibly. */
export function describeTakenBack({ proposal, unused }: RepaymentLine, t: Translate<typeof words>): string {
  const { counterLine: line } = proposal
  if (line === null) return t('repaymentsImport.doubt.taken_back')
  return t(`repaymentsImport.takenBack.${unused === 'taken_back' ? 'with' : 'mayBe'}`, { line })
}
