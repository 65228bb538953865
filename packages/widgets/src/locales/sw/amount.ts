import type { amount as english } from '../../copy/en/amount.ts'
import type { Translation } from '../Translation.ts'

export const amount: Translation<typeof english> = {
  'amount.read': 'Hiyo ni {amount}',
  'amount.which': 'Unamaanisha kiasi kipi?',
  'amount.error.AMOUNT_NOT_A_NUMBER': 'Andika kiasi kwa tarakimu, kama 50000',
  'amount.error.AMOUNT_AMBIGUOUS': 'Sema unamaanisha kiasi kipi',
  'amount.error.AMOUNT_TOO_MANY_DECIMALS': 'Andika kiasi chenye desimali chache zaidi',
  'amount.error.AMOUNT_NOT_POSITIVE': 'Andika kiasi kinachozidi sifuri',
  'amount.error.AMOUNT_TOO_PRECISE': 'Kiasi hiki kina tarakimu nyingi kuliko zinazoweza kutumwa',
}
