import type { DatedInstalment } from '@onlend/hooks/internal'
import type { Translate } from '../words/useCopy.ts'
import type { financingsTable as words } from './financingsTable.words.ts'

/** The words for a financing in every widget: states appear in words, never by colour alone. */
export const describeFinancing = {
  /** A state in the kit's words where it knows it, else in the lender's. */
  status(status: string | null, t: Translate<typeof words>): string | null {
    if (status === 'active' || status === 'completed' || status === 'defaulted' || status === 'approved')
      return t(`financingsTable.status.${status}`)
    return status || null
  },
  /** How far off the day of an instalment is, or that it is paid. */
  days({ state, days }: Pick<DatedInstalment, 'state' | 'days'>, t: Translate<typeof words>): string {
    if (state === 'paid') return t('financingsTable.paid')
    if (state === 'overdue') return t('financingsTable.daysLate', { count: -days })
    return days === 0 ? t('financingsTable.dueToday') : t('financingsTable.dueIn', { count: days })
  },
}
