import type { transactionReview as english } from '../../copy/en/transactionReview.ts'
import type { Translation } from '../Translation.ts'

export const transactionReview: Translation<typeof english> = {
  'transaction.review.title': 'Ẹ yẹ̀ ẹ́ wò kí ẹ tó fi ránṣẹ́',
  'transaction.review.text':
    'A ó fi ìdúnàádúrà náà ránṣẹ́ kí ó lè wọ àkọsílẹ̀. Ẹ ó rí i níbí bóyá ó wọ àkọsílẹ̀.',
  'transaction.review.textFinanced':
    'A ó fi ìdúnàádúrà náà ránṣẹ́ kí ó lè wọ àkọsílẹ̀, pẹ̀lú ìbéèrè yín fún ìgbówósílẹ̀. Ẹ ó rí i níbí bóyá ó wọ àkọsílẹ̀.',
  'transaction.review.amount': 'Iye tí oníbàárà máa san',
  'transaction.review.client': 'Oníbàárà',
  'transaction.review.contactNumber': 'Nọ́ńbà ìkànsíni',
  'transaction.review.idValue': 'Nọ́ńbà ìdánimọ̀',
  'transaction.review.reference': 'Nọ́ńbà ìtọ́kasí yín',
  'transaction.review.disbursementDate': 'Ọjọ́ ìsanwó jáde',
  'transaction.review.expectedPaymentDate': 'Ọjọ́ tí a retí ìsanwó',
  'transaction.review.sector': 'Ẹ̀ka',
  'transaction.review.financier': 'Ẹni tó ń gbówó sílẹ̀',
  'transaction.review.reason': 'Ìdí',
  'transaction.review.financing': 'Ìgbówósílẹ̀ tí ẹ béèrè',
  'transaction.review.notFinanced': 'Kò sí',
  'transaction.review.drawdownId': 'Láti inú ẹ̀yáwó',
  'transaction.review.instalments': { other: 'Ìpín ìsan {count}' },
  'transaction.review.total': 'Àpapọ̀ ìpín ìsan',
  'transaction.review.instalment': '{amount}, láti {start} sí {due}',
  'transaction.confirm': 'Kọ ìdúnàádúrà sílẹ̀',
  'transaction.confirmFinanced': 'Kọ ọ́ sílẹ̀, béèrè {amount}',
  'transaction.sending': 'À ń fi ránṣẹ́. Ẹ jẹ́ kí ojú-ewé yìí wà ní ṣíṣí.',
  'transaction.duplicate.title': 'Ó ṣeé ṣe kí ẹ ti fi ìdúnàádúrà yìí ránṣẹ́ tẹ́lẹ̀',
  'transaction.duplicate.text':
    'A ti fi ìdúnàádúrà kan tó ní nọ́ńbà ìtọ́kasí àti iye owó kan náà ránṣẹ́ tẹ́lẹ̀. A kò fi ohun tuntun kankan ránṣẹ́.',
  'transaction.duplicate.confirm': 'Fi ránṣẹ́ lẹ́ẹ̀kejì',
}
