import type { bankPicker as english } from '../../copy/en/bankPicker.ts'
import type { Translation } from '../Translation.ts'

export const bankPicker: Translation<typeof english> = {
  'bankPicker.label': 'Báńkì',
  'bankPicker.placeholder': 'Ẹ yan báńkì kan',
  'bankPicker.search': 'Ẹ fi orúkọ tàbí kóòdù wá a',
  'bankPicker.searchLabel': 'Wá báńkì',
  'bankPicker.results': { other: 'A rí báńkì {count}' },
  'bankPicker.noResults': 'Kò sí báńkì tó bá a mu. Ẹ kọ orúkọ náà lọ́nà mìíràn tàbí kí ẹ tẹ kóòdù báńkì náà.',
  'bankPicker.keepTyping': { other: 'Ó ku {count} sí i. Ẹ máa tẹ̀ ẹ́ lọ kí àkójọ náà lè kúrú.' },
  'bankPicker.truncated': 'Báńkì {count} àkọ́kọ́ nìkan ni ètò ẹ̀yáwó tò. Ti yín lè má sí níbẹ̀.',
  'bankPicker.notListed': 'Báńkì mi kò sí níbí',
  'bankPicker.recent': 'Tí ẹ ti lò rí',
  'bankPicker.likely': 'Tó bá nọ́ńbà àkáǹtì náà mu',
  'bankPicker.all': 'Gbogbo báńkì',
  'bankPicker.loading': 'À ń kó àwọn báńkì jáde…',
  'bankPicker.failed': 'A kò lè kó àwọn báńkì jáde.',
  'bankPicker.failedManual': 'Ẹ ṣì lè tẹ kóòdù báńkì náà fúnra yín.',
  'bankPicker.offline': 'Ẹ kò sí lórí ayélujára. Àkójọ yìí jẹ́ ti {date}.',
  'bankPicker.none': 'Kò sí àkójọ báńkì fún orílẹ̀-èdè yìí.',
  'bankPicker.toggle': 'Fi àwọn báńkì hàn',
}
