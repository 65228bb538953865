import type { registerCustomerDocuments as english } from '../../copy/en/registerCustomerDocuments.ts'
import type { Translation } from '../Translation.ts'

export const registerCustomerDocuments: Translation<typeof english> = {
  'registerCustomer.ninSlip.hint':
    'L’attestation avec le NIN du client. Les quatre coins doivent être sur l’image.',
  'registerCustomer.internationalPassport.hint':
    'La page avec la photo du client. Les quatre coins doivent être sur l’image.',
  'registerCustomer.driversLicense.hint':
    'Le côté avec la photo du client. Les quatre coins doivent être sur l’image.',
  'registerCustomer.proofOfResidence.hint':
    'Un papier avec le nom et l’adresse du domicile, par exemple un contrat de location ou une lettre d’une banque.',
  'registerCustomer.utilitySlip.hint':
    'Une facture récente d’électricité, d’eau ou de ramassage des déchets à l’adresse du domicile.',
  'registerCustomer.documents.none': 'Choisissez une pièce d’identité ci-dessus pour l’ajouter ici.',
}
