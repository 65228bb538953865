import type { bankPicker as english } from '../../copy/en/bankPicker.ts'
import type { Translation } from '../Translation.ts'

export const bankPicker: Translation<typeof english> = {
  'bankPicker.label': 'Ụlọ akụ',
  'bankPicker.placeholder': 'Họrọ ụlọ akụ',
  'bankPicker.search': 'Jiri aha ma ọ bụ koodu chọọ',
  'bankPicker.searchLabel': 'Chọọ ụlọ akụ',
  'bankPicker.results': { other: 'Ụlọ akụ a hụrụ: {count}' },
  'bankPicker.noResults': 'O nweghị ụlọ akụ dabara. Dee ya n’ụzọ ọzọ ma ọ bụ dee koodu ụlọ akụ ahụ.',
  'bankPicker.keepTyping': { other: 'O fọrọ {count}. Deekwuo ka ndepụta ahụ dị mkpụmkpụ.' },
  'bankPicker.truncated':
    'Ndị ọrụ mgbazinye depụtara naanị ụlọ akụ {count} mbụ. Nke gị nwere ike ọ gaghị adị na ya.',
  'bankPicker.notListed': 'Ụlọ akụ m anọghị na ya',
  'bankPicker.recent': 'Ndị e ji mee ihe mbụ',
  'bankPicker.likely': 'Dabara na nọmba akaụntụ',
  'bankPicker.all': 'Ụlọ akụ niile',
  'bankPicker.loading': 'Na-ebubata ụlọ akụ…',
  'bankPicker.failed': 'Anyị enweghị ike ibubata ụlọ akụ.',
  'bankPicker.failedManual': 'I nwekwara ike iji aka gị tinye koodu ụlọ akụ ahụ.',
  'bankPicker.offline': 'Ị nọghị n’ịntanetị. Ndepụta a si na {date}.',
  'bankPicker.none': 'Enweghị ndepụta ụlọ akụ maka mba a.',
  'bankPicker.toggle': 'Gosi ụlọ akụ',
}
