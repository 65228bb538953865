import type { repaymentReview as english } from '../../copy/en/repaymentReview.ts'
import type { Translation } from '../Translation.ts'

export const repaymentReview: Translation<typeof english> = {
  'repayment.review.title': 'Ku duba kafin ku tura',
  'repayment.review.text':
    'Wannan yana sanar da sabis ɗin rance cewa abokin cinikin ya biya. Ba ya tura ko karɓar kuɗi, kuma ba za a iya janye shi daga nan ba.',
  'repayment.review.amount': 'Adadin da aka biya',
  'repayment.review.reference': 'Bashi',
  'repayment.review.client': 'Abokin ciniki',
  'repayment.review.loanAmount': 'Adadin bashin',
  'repayment.confirm': 'Sanar: an biya {amount}',
  'repayment.sending': 'Ana turawa. Kada ku rufe wannan shafi.',
  'repayment.duplicate.title': 'An sanar da irin wannan biya a baya',
  'repayment.duplicate.text':
    'Bashin ɗaya ne kuma adadin ɗaya ne. Ba a tura wani sabon abu ba. Idan abokin cinikin ya biya sau biyu, kuna iya sanar da biya na biyun ma.',
  'repayment.duplicate.confirm': 'Sanar da wani {amount}',
}
