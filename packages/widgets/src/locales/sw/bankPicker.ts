import type { bankPicker as english } from '../../copy/en/bankPicker.ts'
import type { Translation } from '../Translation.ts'

export const bankPicker: Translation<typeof english> = {
  'bankPicker.label': 'Benki',
  'bankPicker.placeholder': 'Chagua benki',
  'bankPicker.search': 'Tafuta kwa jina au msimbo',
  'bankPicker.searchLabel': 'Tafuta benki',
  'bankPicker.results': { one: 'Benki {count} imepatikana', other: 'Benki {count} zimepatikana' },
  'bankPicker.noResults': 'Hakuna benki inayolingana. Jaribu tahajia nyingine au msimbo wa benki.',
  'bankPicker.keepTyping': {
    one: 'Kuna {count} zaidi. Endelea kuandika ili kupunguza orodha.',
    other: 'Kuna {count} zaidi. Endelea kuandika ili kupunguza orodha.',
  },
  'bankPicker.truncated': 'Huduma imeorodhesha benki {count} za kwanza tu. Huenda yako haipo.',
  'bankPicker.notListed': 'Benki yangu haipo',
  'bankPicker.recent': 'Zilizotumiwa awali',
  'bankPicker.likely': 'Zinazolingana na nambari ya akaunti',
  'bankPicker.all': 'Benki zote',
  'bankPicker.loading': 'Inapakia benki…',
  'bankPicker.failed': 'Hatukuweza kupakia benki.',
  'bankPicker.failedManual': 'Bado unaweza kuandika msimbo wa benki mwenyewe.',
  'bankPicker.offline': 'Huna intaneti. Orodha hii ni ya {date}.',
  'bankPicker.none': 'Hakuna orodha ya benki za nchi hii.',
  'bankPicker.toggle': 'Onyesha benki',
}
