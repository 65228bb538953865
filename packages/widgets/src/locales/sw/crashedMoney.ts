import type { crashedMoney as english } from '../../copy/en/crashedMoney.ts'
import type { Translation } from '../Translation.ts'

export const crashedMoney: Translation<typeof english> = {
  'common.crashedMoney.title': 'Hatukuweza kuonyesha kilichotokea',
  'common.crashedMoney.text':
    'Huenda ombi limeshatumwa. Usilitume tena. Kwanza angalia maombi yako yaliyopita.',
  'common.crashedForm.text': 'Hakuna kilichotumwa. Jaribu tena, au pakia ukurasa upya.',
}
