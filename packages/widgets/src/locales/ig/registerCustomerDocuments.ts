import type { registerCustomerDocuments as english } from '../../copy/en/registerCustomerDocuments.ts'
import type { Translation } from '../Translation.ts'

export const registerCustomerDocuments: Translation<typeof english> = {
  'registerCustomer.ninSlip.hint': 'Mpempe akwụkwọ nwere NIN ya. Akụkụ anọ ya niile ga-apụta na foto.',
  'registerCustomer.internationalPassport.hint': 'Peeji nwere foto ya. Akụkụ anọ ya niile ga-apụta na foto.',
  'registerCustomer.driversLicense.hint': 'Ihu nwere foto ya. Akụkụ anọ ya niile ga-apụta na foto.',
  'registerCustomer.proofOfResidence.hint':
    'Akwụkwọ nwere aha ya na adreesị ụlọ ya, dị ka nkwekọrịta ụlọ mgbazi ma ọ bụ akwụkwọ ozi ụlọ akụ.',
  'registerCustomer.utilitySlip.hint':
    'Akwụkwọ ụgwọ ọkụ, mmiri ma ọ bụ mkpofu nke oge na-adịbeghị anya maka adreesị ụlọ ya.',
  'registerCustomer.documents.none': 'Họrọ kaadị njirimara nwere foto n’elu ka i tinye ya ebe a.',
}
