import type { repaymentReview as english } from '../../copy/en/repaymentReview.ts'
import type { Translation } from '../Translation.ts'

export const repaymentReview: Translation<typeof english> = {
  'repayment.review.title': 'Ẹ yẹ̀ ẹ́ wò kí ẹ tó fi ránṣẹ́',
  'repayment.review.text':
    'Èyí ń sọ fún ètò ẹ̀yáwó pé oníbàárà náà ti san owó. Kò mú owó kankan kúrò níbi tó wà, ẹ kò sì lè pè é padà láti ibí.',
  'repayment.review.amount': 'Iye tí oníbàárà san',
  'repayment.review.reference': 'Owó yíyá',
  'repayment.review.client': 'Oníbàárà',
  'repayment.review.loanAmount': 'Iye owó yíyá náà',
  'repayment.confirm': 'Jábọ̀ pé ó san {amount}',
  'repayment.sending': 'À ń fi ránṣẹ́. Ẹ jẹ́ kí ojú-ewé yìí wà ní ṣíṣí.',
  'repayment.duplicate.title': 'A ti jábọ̀ irú ìsanwó yìí tẹ́lẹ̀',
  'repayment.duplicate.text':
    'Owó yíyá kan náà àti iye kan náà ni. A kò fi ohun tuntun kankan ránṣẹ́. Tí oníbàárà náà bá ti san lẹ́ẹ̀mejì, ẹ lè jábọ̀ ìsanwó kejì náà.',
  'repayment.duplicate.confirm': 'Jábọ̀ {amount} mìíràn',
}
