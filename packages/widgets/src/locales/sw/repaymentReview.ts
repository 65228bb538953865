import type { repaymentReview as english } from '../../copy/en/repaymentReview.ts'
import type { Translation } from '../Translation.ts'

export const repaymentReview: Translation<typeof english> = {
  'repayment.review.title': 'Kagua kabla ya kutuma',
  'repayment.review.text':
    'Hii inaiambia huduma kwamba mteja amelipa. Haihamishi pesa na haiwezi kubatilishwa kutoka hapa.',
  'repayment.review.amount': 'Kiasi kilicholipwa',
  'repayment.review.reference': 'Mkopo',
  'repayment.review.client': 'Mteja',
  'repayment.review.loanAmount': 'Kiasi cha mkopo',
  'repayment.confirm': 'Ripoti malipo ya {amount}',
  'repayment.sending': 'Inatumwa. Usifunge ukurasa huu.',
  'repayment.duplicate.title': 'Malipo kama haya yaliripotiwa hapo awali',
  'repayment.duplicate.text':
    'Ni ya mkopo ule ule na kiasi kile kile. Hakuna kipya kilichotumwa. Ikiwa mteja amelipa mara mbili, unaweza kuripoti malipo ya pili pia.',
  'repayment.duplicate.confirm': 'Ripoti {amount} nyingine',
}
