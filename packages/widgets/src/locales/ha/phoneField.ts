import type { phoneField as english } from '../../copy/en/phoneField.ts'
import type { Translation } from '../Translation.ts'

export const phoneField: Translation<typeof english> = {
  'phone.readAs': 'Mun karanta wannan a matsayin {number}.',
  'phone.warning.TOO_SHORT':
    'Kamar wannan lamba ta yi gajarta. Ku duba ta. Kuna iya ci gaba idan kun tabbata.',
  'phone.warning.TOO_LONG': 'Kamar wannan lamba ta yi tsawo. Ku duba ta. Kuna iya ci gaba idan kun tabbata.',
  'phone.warning.UNLIKELY':
    'Wannan ba ta yi kama da lambar wayar hannu ba. Ku duba ta. Kuna iya ci gaba idan kun tabbata.',
  'phone.warning.OTHER_COUNTRY':
    'Wannan lamba ta wata ƙasa ce. Ku duba ta. Kuna iya ci gaba idan kun tabbata.',
}
