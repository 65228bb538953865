import type { registerCustomerReview as english } from '../../copy/en/registerCustomerReview.ts'
import type { Translation } from '../Translation.ts'

export const registerCustomerReview: Translation<typeof english> = {
  'registerCustomer.review.title': 'Ku duba kafin ku yi masa rajista',
  'registerCustomer.review.text':
    'Ku karanta kowane layi. Ba za a iya canja abin da aka yi wa rajista a nan ba.',
  'registerCustomer.review.person': 'Mutum',
  'registerCustomer.review.business': 'Kasuwanci',
  'registerCustomer.review.representative': 'Wakili',
  'registerCustomer.review.officeSameAsHome': 'Ɗaya ne da adireshin gida',
  'registerCustomer.review.files': 'Takardu',
  'registerCustomer.review.file': '{document}: {name} ({size})',
  'registerCustomer.confirm': 'Yi wa {name} rajista',
  'registerCustomer.sending': 'Ana yin rajista. Kada ku rufe wannan shafi.',
  'registerCustomer.duplicate.title': 'Mai yiwuwa kun riga kun yi masa rajista',
  'registerCustomer.duplicate.text':
    'An tura abokin ciniki mai wannan lamba a baya. Ba a tura wani sabon abu ba.',
  'registerCustomer.duplicate.confirm': 'Sake yi wa {name} rajista',
}
