import type { amount as english } from '../../copy/en/amount.ts'
import type { Translation } from '../Translation.ts'

export const amount: Translation<typeof english> = {
  'amount.read': 'Wato {amount}',
  'amount.which': 'Wane adadi kuke nufi?',
  'amount.error.AMOUNT_NOT_A_NUMBER': 'Ku rubuta adadin da lambobi, misali 50000',
  'amount.error.AMOUNT_AMBIGUOUS': 'Ku faɗi adadin da kuke nufi',
  'amount.error.AMOUNT_TOO_MANY_DECIMALS': 'Ku rage lambobin da ke bayan ɗigo',
  'amount.error.AMOUNT_NOT_POSITIVE': 'Ku shigar da adadi sama da sifili',
  'amount.error.AMOUNT_TOO_PRECISE': 'Lambobin wannan adadi sun fi yawan waɗanda za a iya turawa',
}
