import type { transactionReview as english } from '../../copy/en/transactionReview.ts'
import type { Translation } from '../Translation.ts'

export const transactionReview: Translation<typeof english> = {
  'transaction.review.title': 'Lelee tupu i ziga',
  'transaction.review.text': 'A ga-eziga azụmahịa a ka e debanye ya. Ị ga-ahụ ebe a ma è debanyere ya.',
  'transaction.review.textFinanced':
    'A ga-eziga azụmahịa a ka e debanye ya, tinyere arịrịọ gị maka ego mgbazinye. Ị ga-ahụ ebe a ma è debanyere ya.',
  'transaction.review.amount': 'Onye ahịa ga-akwụ',
  'transaction.review.client': 'Onye ahịa',
  'transaction.review.contactNumber': 'Nọmba kọntaktị',
  'transaction.review.idValue': 'Nọmba njirimara',
  'transaction.review.reference': 'Nọmba ntụaka gị',
  'transaction.review.disbursementDate': 'Ụbọchị inye ego',
  'transaction.review.expectedPaymentDate': 'Ụbọchị a tụrụ anya ịkwụ ụgwọ',
  'transaction.review.sector': 'Ngalaba',
  'transaction.review.financier': 'Onye na-enye ego mgbazinye',
  'transaction.review.reason': 'Ihe kpatara ya',
  'transaction.review.financing': 'Ego mgbazinye a rịọrọ',
  'transaction.review.notFinanced': 'Ọ dịghị',
  'transaction.review.drawdownId': 'Site na mgbaziri ego',
  'transaction.review.instalments': { other: 'Nkebi {count}' },
  'transaction.review.total': 'Nkebi niile ọnụ',
  'transaction.review.instalment': '{amount}, site na {start} ruo {due}',
  'transaction.confirm': 'Debanye azụmahịa ahụ',
  'transaction.confirmFinanced': 'Debanye ma rịọ {amount}',
  'transaction.sending': 'Na-eziga. Emechikwala peeji a.',
  'transaction.duplicate.title': 'O nwere ike na i zigalarị azụmahịa a',
  'transaction.duplicate.text':
    'E zigara azụmahịa nwere otu nọmba ntụaka na otu ego tupu ugbu a. E zigaghị ihe ọhụrụ ọ bụla.',
  'transaction.duplicate.confirm': 'Ziga ya nke ugboro abụọ',
}
