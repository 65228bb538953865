import type { registerCustomerDocuments as english } from '../../copy/en/registerCustomerDocuments.ts'
import type { Translation } from '../Translation.ts'

export const registerCustomerDocuments: Translation<typeof english> = {
  'registerCustomer.ninSlip.hint': 'Hati yenye NIN yake. Pembe zote nne lazima zionekane kwenye picha.',
  'registerCustomer.internationalPassport.hint':
    'Ukurasa wenye picha yake. Pembe zote nne lazima zionekane kwenye picha.',
  'registerCustomer.driversLicense.hint':
    'Upande wenye picha yake. Pembe zote nne lazima zionekane kwenye picha.',
  'registerCustomer.proofOfResidence.hint':
    'Karatasi yenye jina lake na anwani yake ya nyumbani, kama mkataba wa upangaji au barua ya benki.',
  'registerCustomer.utilitySlip.hint': 'Bili ya karibuni ya umeme, maji au taka ya anwani ya nyumbani.',
  'registerCustomer.documents.none': 'Chagua kitambulisho chenye picha hapo juu ili ukiongeze hapa.',
}
