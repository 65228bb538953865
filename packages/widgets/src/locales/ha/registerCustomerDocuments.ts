import type { registerCustomerDocuments as english } from '../../copy/en/registerCustomerDocuments.ts'
import type { Translation } from '../Translation.ts'

export const registerCustomerDocuments: Translation<typeof english> = {
  'registerCustomer.ninSlip.hint': 'Takarda mai NIN ɗinsa. Dole kusurwoyi huɗu su bayyana a hoton.',
  'registerCustomer.internationalPassport.hint': 'Shafi mai hotonsa. Dole kusurwoyi huɗu su bayyana a hoton.',
  'registerCustomer.driversLicense.hint': 'Gefe mai hotonsa. Dole kusurwoyi huɗu su bayyana a hoton.',
  'registerCustomer.proofOfResidence.hint':
    'Takarda mai sunansa da adireshin gidansa, kamar yarjejeniyar haya ko wasiƙa daga banki.',
  'registerCustomer.utilitySlip.hint':
    'Takardar kuɗin wuta, ruwa ko shara ta kwanan nan, mai adireshin gidan.',
  'registerCustomer.documents.none': 'Ku zaɓi katin shaida mai hoto a sama don ku ƙara shi a nan.',
}
