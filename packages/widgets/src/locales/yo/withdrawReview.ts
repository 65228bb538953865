import type { withdrawReview as english } from '../../copy/en/withdrawReview.ts'
import type { Translation } from '../Translation.ts'

export const withdrawReview: Translation<typeof english> = {
  'withdraw.confirm': 'Yọ {amount}',
  'withdraw.review.title': 'Ẹ yẹ̀ ẹ́ wò kí ẹ tó fi ránṣẹ́',
  'withdraw.review.text': 'Ẹ ka gbogbo ìlà. Owó tí a bá ti fi ránṣẹ́ kò ṣeé pè padà.',
  'withdraw.review.amount': 'Ẹ ń fi ránṣẹ́',
  'withdraw.review.recipient': 'Orúkọ tó wà lórí àkáǹtì',
  'withdraw.review.resolvedName': 'Orúkọ ní báńkì',
  'withdraw.review.bank': 'Báńkì',
  'withdraw.review.operator': 'Iléeṣẹ́ owó alágbèéká',
  'withdraw.review.accountNumber': 'Nọ́ńbà àkáǹtì',
  'withdraw.review.mobileNumber': 'Nọ́ńbà fóònù alágbèéká',
  'withdraw.review.narration': 'Ohun tó wà fún',
  'withdraw.review.remaining': 'Iye tó kù nínú àpótí owó yín',
  'withdraw.review.code': '{name} (kóòdù {code})',
  'withdraw.sending': 'À ń fi ránṣẹ́. Ẹ jẹ́ kí ojú-ewé yìí wà ní ṣíṣí.',
  'withdraw.possibleDuplicate.title': 'Ó ṣeé ṣe kí ẹ ti fi èyí ránṣẹ́ tẹ́lẹ̀',
  'withdraw.possibleDuplicate.text':
    'A ti béèrè fún irú yíyọ owó yìí tẹ́lẹ̀. A kò fi ohun tuntun kankan ránṣẹ́.',
  'withdraw.possibleDuplicate.confirm': 'Fi {amount} mìíràn ránṣẹ́',
}
