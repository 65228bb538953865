import type { phoneField as english } from '../../copy/en/phoneField.ts'
import type { Translation } from '../Translation.ts'

export const phoneField: Translation<typeof english> = {
  'phone.readAs': 'Tumeisoma kama {number}.',
  'phone.warning.TOO_SHORT': 'Nambari hii inaonekana fupi mno. Ikague. Unaweza kuendelea ikiwa una uhakika.',
  'phone.warning.TOO_LONG': 'Nambari hii inaonekana ndefu mno. Ikague. Unaweza kuendelea ikiwa una uhakika.',
  'phone.warning.UNLIKELY':
    'Hii haionekani kuwa nambari ya simu ya mkononi. Ikague. Unaweza kuendelea ikiwa una uhakika.',
  'phone.warning.OTHER_COUNTRY':
    'Nambari hii ni ya nchi nyingine. Ikague. Unaweza kuendelea ikiwa una uhakika.',
}
