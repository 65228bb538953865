import type { phoneField as english } from '../../copy/en/phoneField.ts'
import type { Translation } from '../Translation.ts'

export const phoneField: Translation<typeof english> = {
  'phone.readAs': 'Otú anyị si gụọ ya bụ {number}.',
  'phone.warning.TOO_SHORT': 'Nọmba a dị ka ọ dị oke mkpụmkpụ. Lelee ya. Ọ bụrụ na i ji n’aka, gaa n’ihu.',
  'phone.warning.TOO_LONG': 'Nọmba a dị ka ọ dị oke ogologo. Lelee ya. Ọ bụrụ na i ji n’aka, gaa n’ihu.',
  'phone.warning.UNLIKELY':
    'Nke a adịghị ka nọmba ekwentị mkpanaaka. Lelee ya. Ọ bụrụ na i ji n’aka, gaa n’ihu.',
  'phone.warning.OTHER_COUNTRY': 'Nọmba a bụ nke mba ọzọ. Lelee ya. Ọ bụrụ na i ji n’aka, gaa n’ihu.',
}
