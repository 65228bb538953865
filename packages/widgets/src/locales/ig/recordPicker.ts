import type { recordPicker as english } from '../../copy/en/recordPicker.ts'
import type { Translation } from '../Translation.ts'

export const recordPicker: Translation<typeof english> = {
  'recordPicker.results': { other: 'Ole a hụrụ: {count}' },
  'recordPicker.keepTyping': { other: 'O fọrọ {count}. Deekwuo ka ndepụta ahụ dị mkpụmkpụ.' },
  'recordPicker.noResults': 'O nweghị nke dabara. Dee ya n’ụzọ ọzọ.',
  'recordPicker.loading': 'Na-ebubata…',
}
