import type { recordPicker as english } from '../../copy/en/recordPicker.ts'
import type { Translation } from '../Translation.ts'

export const recordPicker: Translation<typeof english> = {
  'recordPicker.results': { one: '{count} résultat', other: '{count} résultats' },
  'recordPicker.keepTyping': {
    one: 'Encore {count}. Continuez à écrire pour réduire la liste.',
    other: 'Encore {count}. Continuez à écrire pour réduire la liste.',
  },
  'recordPicker.noResults': 'Aucun résultat. Essayez une autre orthographe.',
  'recordPicker.loading': 'Chargement…',
}
