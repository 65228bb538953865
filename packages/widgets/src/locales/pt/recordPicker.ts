import type { recordPicker as english } from '../../copy/en/recordPicker.ts'
import type { Translation } from '../Translation.ts'

export const recordPicker: Translation<typeof english> = {
  'recordPicker.results': { one: '{count} resultado', other: '{count} resultados' },
  'recordPicker.keepTyping': {
    one: 'Mais {count}. Continue a escrever para reduzir a lista.',
    other: 'Mais {count}. Continue a escrever para reduzir a lista.',
  },
  'recordPicker.noResults': 'Nenhum resultado. Tente escrever de outra forma.',
  'recordPicker.loading': 'A carregar…',
}
