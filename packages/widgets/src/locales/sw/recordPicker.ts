import type { recordPicker as english } from '../../copy/en/recordPicker.ts'
import type { Translation } from '../Translation.ts'

export const recordPicker: Translation<typeof english> = {
  'recordPicker.results': { one: 'Matokeo: {count}', other: 'Matokeo: {count}' },
  'recordPicker.keepTyping': {
    one: 'Kuna {count} zaidi. Endelea kuandika ili kupunguza orodha.',
    other: 'Kuna {count} zaidi. Endelea kuandika ili kupunguza orodha.',
  },
  'recordPicker.noResults': 'Hakuna kinacholingana. Jaribu tahajia nyingine.',
  'recordPicker.loading': 'Inapakia…',
}
