import type { createBusinessReview as english } from '../../copy/en/createBusinessReview.ts'
import type { Translation } from '../Translation.ts'

export const createBusinessReview: Translation<typeof english> = {
  'createBusiness.summary.text': 'Ẹ ka gbogbo ìlà. Ohun tí a bá ti forúkọ rẹ̀ sílẹ̀ kò ṣeé yí padà níbí.',
  'createBusiness.summary.change': 'Yí i padà',
  'createBusiness.summary.changePage': 'Yí “{page}” padà',
  'createBusiness.summary.missing': 'Kò sí ohun tí ẹ kọ',
  'createBusiness.summary.noDescription': 'Kò sí àpèjúwe',
  'createBusiness.summary.registeredAddress': 'Àdírẹ́sì tó fi forúkọ sílẹ̀',
  'createBusiness.summary.representative': 'Aṣojú',
  'createBusiness.summary.supportEmail': 'Àdírẹ́sì ímeèlì fún àwọn oníbàárà rẹ̀',
  'createBusiness.review.title': 'Ṣé kí a forúkọ iléeṣẹ́ yìí sílẹ̀?',
  'createBusiness.review.text': 'A ó ṣí àkáǹtì rẹ̀ ní kété tí ẹ bá fìdí rẹ̀ múlẹ̀. Ẹ kò lè dá a padà níbí.',
  'createBusiness.confirm': 'Forúkọ {name} sílẹ̀',
  'createBusiness.sending': 'À ń forúkọ iléeṣẹ́ náà sílẹ̀. Ẹ jẹ́ kí ojú-ewé yìí wà ní ṣíṣí.',
  'createBusiness.duplicate.sent.title': 'Ó ṣeé ṣe kí ẹ ti forúkọ iléeṣẹ́ yìí sílẹ̀ tẹ́lẹ̀',
  'createBusiness.duplicate.sent.text':
    'A ti fi iléeṣẹ́ kan tó ní orúkọ àti nọ́ńbà owó-orí yìí ránṣẹ́ tẹ́lẹ̀. A kò fi ohun tuntun kankan ránṣẹ́.',
  'createBusiness.duplicate.sent.confirm': 'Tún forúkọ {name} sílẹ̀',
}
