import type { DatedInstalment } from '@onlend/hooks/tables'
import type { Translate } from '../words/useCopy.ts'
import type { financingsTable as words } from './financingsTable.words.ts'

/** Says how far off the day of an instalment is, or that it is paid: in words, never by colour alone. */
export function sayDays(
  { state, days }: Pick<DatedInstalment, 'state' | 'days'>,
  t: Translate<typeof words>,
): string {
  if (state === 'paid') return t('financingsTable.paid')
  if (state === 'overdue') return t('financingsTable.daysLate', { count: -days })
  return days === 0 ? t('financingsTable.dueToday') : t('financingsTable.dueIn', { count: days })
}
