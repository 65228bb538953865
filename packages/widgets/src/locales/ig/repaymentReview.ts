import type { repaymentReview as english } from '../../copy/en/repaymentReview.ts'
import type { Translation } from '../Translation.ts'

export const repaymentReview: Translation<typeof english> = {
  'repayment.review.title': 'Lelee tupu i ziga',
  'repayment.review.text':
    'Nke a na-agwa ndị ọrụ mgbazinye na onye ahịa kwụrụ ụgwọ. O nweghị ego ọ na-eziga, e nweghịkwa ike ịkpọghachi ya ebe a.',
  'repayment.review.amount': 'Ego a kwụrụ',
  'repayment.review.reference': 'Ego mgbazinye',
  'repayment.review.client': 'Onye ahịa',
  'repayment.review.loanAmount': 'Ego ole a gbazinyere',
  'repayment.confirm': 'Kọọ na a kwụrụ {amount}',
  'repayment.sending': 'Na-eziga. Emechikwala peeji a.',
  'repayment.duplicate.title': 'A kọrọ ịkwụ ụgwọ dị ka nke a tupu ugbu a',
  'repayment.duplicate.text':
    'Ha nwere otu ego mgbazinye na otu ego. E zigaghị ihe ọhụrụ ọ bụla. Ọ bụrụ na onye ahịa kwụrụ ugboro abụọ, i nwekwara ike ịkọ nke abụọ.',
  'repayment.duplicate.confirm': 'Kọọ {amount} ọzọ',
}
