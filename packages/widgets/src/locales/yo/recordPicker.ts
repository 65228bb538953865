import type { recordPicker as english } from '../../copy/en/recordPicker.ts'
import type { Translation } from '../Translation.ts'

export const recordPicker: Translation<typeof english> = {
  'recordPicker.results': { other: 'A rí {count}' },
  'recordPicker.keepTyping': { other: 'Ó ku {count} sí i. Ẹ máa tẹ̀ ẹ́ lọ kí àkójọ náà lè kúrú.' },
  'recordPicker.noResults': 'Kò sí èyí tó bá a mu. Ẹ kọ ọ́ lọ́nà mìíràn.',
  'recordPicker.loading': 'Ó ń ṣí…',
}
