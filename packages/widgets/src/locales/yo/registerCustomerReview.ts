import type { registerCustomerReview as english } from '../../copy/en/registerCustomerReview.ts'
import type { Translation } from '../Translation.ts'

export const registerCustomerReview: Translation<typeof english> = {
  'registerCustomer.review.title': 'Ẹ yẹ̀ ẹ́ wò kí ẹ tó forúkọ rẹ̀ sílẹ̀',
  'registerCustomer.review.text': 'Ẹ ka gbogbo ìlà. Ohun tí a bá ti forúkọ rẹ̀ sílẹ̀ kò ṣeé yí padà níbí.',
  'registerCustomer.review.person': 'Ènìyàn',
  'registerCustomer.review.business': 'Iléeṣẹ́',
  'registerCustomer.review.representative': 'Aṣojú',
  'registerCustomer.review.officeSameAsHome': 'Ọ̀kan náà ni pẹ̀lú àdírẹ́sì ilé',
  'registerCustomer.review.files': 'Àwọn ìwé',
  'registerCustomer.review.file': '{document}: {name} ({size})',
  'registerCustomer.confirm': 'Forúkọ {name} sílẹ̀',
  'registerCustomer.sending': 'À ń forúkọ sílẹ̀. Ẹ jẹ́ kí ojú-ewé yìí wà ní ṣíṣí.',
  'registerCustomer.duplicate.title': 'Ó ṣeé ṣe kí ẹ ti forúkọ ẹni yìí sílẹ̀ tẹ́lẹ̀',
  'registerCustomer.duplicate.text':
    'A ti fi oníbàárà kan tó ní nọ́ńbà yìí ránṣẹ́ tẹ́lẹ̀. A kò fi ohun tuntun kankan ránṣẹ́.',
  'registerCustomer.duplicate.confirm': 'Tún forúkọ {name} sílẹ̀',
}
