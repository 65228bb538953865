import type { registerCustomerReview as english } from '../../copy/en/registerCustomerReview.ts'
import type { Translation } from '../Translation.ts'

export const registerCustomerReview: Translation<typeof english> = {
  'registerCustomer.review.title': 'Kagua kabla ya kumsajili',
  'registerCustomer.review.text': 'Soma kila mstari. Kilichosajiliwa hakiwezi kubadilishwa hapa.',
  'registerCustomer.review.person': 'Mtu',
  'registerCustomer.review.business': 'Biashara',
  'registerCustomer.review.representative': 'Mwakilishi',
  'registerCustomer.review.officeSameAsHome': 'Ni sawa na anwani ya nyumbani',
  'registerCustomer.review.files': 'Nyaraka',
  'registerCustomer.review.file': '{document}: {name} ({size})',
  'registerCustomer.confirm': 'Sajili {name}',
  'registerCustomer.sending': 'Mteja anasajiliwa. Usifunge ukurasa huu.',
  'registerCustomer.duplicate.title': 'Huenda umeshamsajili',
  'registerCustomer.duplicate.text':
    'Mteja mwenye nambari hii alitumwa hapo awali. Hakuna kipya kilichotumwa.',
  'registerCustomer.duplicate.confirm': 'Sajili {name} tena',
}
