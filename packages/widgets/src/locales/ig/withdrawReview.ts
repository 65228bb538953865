import type { withdrawReview as english } from '../../copy/en/withdrawReview.ts'
import type { Translation } from '../Translation.ts'

export const withdrawReview: Translation<typeof english> = {
  'withdraw.confirm': 'Wepụ {amount}',
  'withdraw.review.title': 'Lelee tupu i ziga',
  'withdraw.review.text': 'Gụọ ahịrị niile. E nweghị ike ịkpọghachi ego e zigara.',
  'withdraw.review.amount': 'Ego ị na-eziga',
  'withdraw.review.recipient': 'Aha dị n’akaụntụ',
  'withdraw.review.resolvedName': 'Aha dị n’ụlọ akụ',
  'withdraw.review.bank': 'Ụlọ akụ',
  'withdraw.review.operator': 'Netwọk',
  'withdraw.review.accountNumber': 'Nọmba akaụntụ',
  'withdraw.review.mobileNumber': 'Nọmba ekwentị',
  'withdraw.review.narration': 'Ihe ọ bụ maka ya',
  'withdraw.review.remaining': 'Nke ga-afọ n’igbe ego gị',
  'withdraw.review.code': '{name} (koodu {code})',
  'withdraw.sending': 'Na-eziga. Emechikwala peeji a.',
  'withdraw.possibleDuplicate.title': 'O nwere ike na i zigalarị nke a',
  'withdraw.possibleDuplicate.text': 'A rịọrọ mwepụ ego dị ka nke a tupu ugbu a. E zigaghị ihe ọhụrụ ọ bụla.',
  'withdraw.possibleDuplicate.confirm': 'Zigakwa {amount} ọzọ',
}
