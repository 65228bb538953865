import type { bankPicker as english } from '../../copy/en/bankPicker.ts'
import type { Translation } from '../Translation.ts'

export const bankPicker: Translation<typeof english> = {
  'bankPicker.label': 'Banki',
  'bankPicker.placeholder': 'Zaɓi banki',
  'bankPicker.search': 'Nema da suna ko lambar banki',
  'bankPicker.searchLabel': 'Nemo banki',
  'bankPicker.results': { one: 'An samu banki {count}', other: 'An samu bankuna {count}' },
  'bankPicker.noResults': 'Babu bankin da ya dace. Ku gwada wani rubutun sunan ko lambar bankin.',
  'bankPicker.keepTyping': {
    one: 'Akwai ƙarin {count}. Ku ci gaba da rubutu don rage jerin.',
    other: 'Akwai ƙarin {count}. Ku ci gaba da rubutu don rage jerin.',
  },
  'bankPicker.truncated':
    'Sabis ɗin rance yana jera bankuna {count} na farko kawai. Mai yiwuwa naku ba ya ciki.',
  'bankPicker.notListed': 'Bankina ba ya ciki',
  'bankPicker.recent': 'An taɓa amfani da su',
  'bankPicker.likely': 'Sun dace da lambar asusun',
  'bankPicker.all': 'Duk bankuna',
  'bankPicker.loading': 'Ana loda bankuna…',
  'bankPicker.failed': 'Ba mu iya loda bankuna ba.',
  'bankPicker.failedManual': 'Har yanzu kuna iya shigar da lambar bankin da kanku.',
  'bankPicker.offline': 'Ba ku da intanet. Wannan jerin na ranar {date} ne.',
  'bankPicker.none': 'Babu jerin bankuna na wannan ƙasa.',
  'bankPicker.toggle': 'Nuna bankuna',
}
