import type { crashedMoney as english } from '../../copy/en/crashedMoney.ts'
import type { Translation } from '../Translation.ts'

export const crashedMoney: Translation<typeof english> = {
  'common.crashedMoney.title': 'Anyị enweghị ike igosi ihe mere',
  'common.crashedMoney.text':
    'O nwere ike ịbụ na e zigara ya. Ezigakwala ya ọzọ. Buru ụzọ lelee arịrịọ ndị i mere mbụ.',
  'common.crashedForm.text': 'E zigaghị ihe ọ bụla. Nwaa ọzọ, ma ọ bụ bubata peeji a ọzọ.',
}
