import type { withdrawReview as english } from '../../copy/en/withdrawReview.ts'
import type { Translation } from '../Translation.ts'

export const withdrawReview: Translation<typeof english> = {
  'withdraw.confirm': 'Toa {amount}',
  'withdraw.review.title': 'Kagua kabla ya kutuma',
  'withdraw.review.text': 'Soma kila mstari. Pesa zikishatumwa haziwezi kurudishwa.',
  'withdraw.review.amount': 'Unatuma',
  'withdraw.review.recipient': 'Jina kwenye akaunti',
  'withdraw.review.resolvedName': 'Jina kwenye benki',
  'withdraw.review.bank': 'Benki',
  'withdraw.review.operator': 'Kampuni ya pesa za simu',
  'withdraw.review.accountNumber': 'Nambari ya akaunti',
  'withdraw.review.mobileNumber': 'Nambari ya simu ya mkononi',
  'withdraw.review.narration': 'Kwa ajili ya',
  'withdraw.review.remaining': 'Kitakachobaki kwenye akaunti maalumu',
  'withdraw.review.code': '{name} (msimbo {code})',
  'withdraw.sending': 'Inatumwa. Usifunge ukurasa huu.',
  'withdraw.possibleDuplicate.title': 'Huenda umeshatuma pesa hizi',
  'withdraw.possibleDuplicate.text':
    'Utoaji wa pesa kama huu uliombwa hapo awali. Hakuna kipya kilichotumwa.',
  'withdraw.possibleDuplicate.confirm': 'Tuma {amount} nyingine',
}
