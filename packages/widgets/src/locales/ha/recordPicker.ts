import type { recordPicker as english } from '../../copy/en/recordPicker.ts'
import type { Translation } from '../Translation.ts'

export const recordPicker: Translation<typeof english> = {
  'recordPicker.results': { one: 'An samu {count}', other: 'An samu {count}' },
  'recordPicker.keepTyping': {
    one: 'Akwai ƙarin {count}. Ku ci gaba da rubutu don rage jerin.',
    other: 'Akwai ƙarin {count}. Ku ci gaba da rubutu don rage jerin.',
  },
  'recordPicker.noResults': 'Babu abin da ya dace. Ku gwada wani rubutun.',
  'recordPicker.loading': 'Ana lodawa…',
}
