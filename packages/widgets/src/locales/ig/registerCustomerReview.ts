import type { registerCustomerReview as english } from '../../copy/en/registerCustomerReview.ts'
import type { Translation } from '../Translation.ts'

export const registerCustomerReview: Translation<typeof english> = {
  'registerCustomer.review.title': 'Lelee tupu i debanye ya',
  'registerCustomer.review.text': 'Gụọ ahịrị niile. E nweghị ike ịgbanwe ihe e debanyere ebe a.',
  'registerCustomer.review.person': 'Mmadụ',
  'registerCustomer.review.business': 'Ụlọ ọrụ',
  'registerCustomer.review.representative': 'Onye nnọchi',
  'registerCustomer.review.officeSameAsHome': 'Ọ bụ otu adreesị ụlọ ahụ',
  'registerCustomer.review.files': 'Akwụkwọ',
  'registerCustomer.review.file': '{document}: {name} ({size})',
  'registerCustomer.confirm': 'Debanye {name}',
  'registerCustomer.sending': 'Na-edebanye. Emechikwala peeji a.',
  'registerCustomer.duplicate.title': 'O nwere ike na i debanyelarị onye a',
  'registerCustomer.duplicate.text':
    'E zigara onye ahịa nwere nọmba a tupu ugbu a. E zigaghị ihe ọhụrụ ọ bụla.',
  'registerCustomer.duplicate.confirm': 'Debanye {name} ọzọ',
}
