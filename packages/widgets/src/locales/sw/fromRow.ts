import type { fromRow as english } from '../../copy/en/fromRow.ts'
import type { Translation } from '../Translation.ts'

export const fromRow: Translation<typeof english> = {
  'fromRow.from': 'Kutoka',
  'fromRow.business': 'Biashara',
  'fromRow.ending': 'inaishia {digits}',
  'fromRow.noAccount': 'Bado hakuna akaunti maalumu',
  'fromRow.failed': 'Hatukuweza kujua hii ni ya biashara na akaunti gani. Jaribu tena kabla ya kuendelea.',
}
