import type { creditAssessmentReview as english } from '../../copy/en/creditAssessmentReview.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentReview: Translation<typeof english> = {
  'creditAssessment.check.files': { other: 'Fáìlì {count}, {size}' },
  'creditAssessment.check.noFiles': 'Kò tíì sí fáìlì',
  'creditAssessment.check.notApplicable': 'Ẹ sọ pé ẹ kò ní in',
  'creditAssessment.check.notReady': 'Kò tíì ṣetán',
  'creditAssessment.check.change': 'Yí i padà',
  'creditAssessment.check.changePart': 'Yí “{part}” padà',
  'creditAssessment.check.missingFigure': 'Kò sí',
  'creditAssessment.check.total': 'Àpapọ̀',
  'creditAssessment.review.title': 'Ṣé kí a fi àyẹ̀wò náà ránṣẹ́ báyìí?',
  'creditAssessment.review.text':
    'Ayánilówó yóò gba gbogbo ohun tó wà nísàlẹ̀. Lẹ́yìn náà, ẹ kò lè gbà á padà tàbí yí i padà.',
  'creditAssessment.review.filesLabel': 'Àwọn fáìlì',
  'creditAssessment.review.years': 'Iye owó ti ọdún',
  'creditAssessment.review.notApplicable': 'Èyí tí ẹ sọ pé kò sí',
  'creditAssessment.confirm': { other: 'Fi fáìlì {count} ránṣẹ́' },
  'creditAssessment.sending':
    'À ń fi í ránṣẹ́. Ó lè gba ìṣẹ́jú díẹ̀. Ẹ lè gbé fóònù sílẹ̀: àwọn ìwé náà ti wà lọ́dọ̀ wa, a ó sì máa bá a lọ láìsí i. Ẹ padà wá wo ibí tó bá yá.',
  'creditAssessment.duplicate.title': 'Ó ṣeé ṣe kí a ti fi àyẹ̀wò yìí ránṣẹ́ tẹ́lẹ̀',
  'creditAssessment.duplicate.text': 'A ti fi àwọn ìwé kan náà ránṣẹ́ tẹ́lẹ̀. A kò fi ohun tuntun kankan ránṣẹ́.',
  'creditAssessment.duplicate.confirm': 'Tún fi gbogbo rẹ̀ ránṣẹ́',
}
