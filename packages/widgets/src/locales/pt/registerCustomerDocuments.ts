import type { registerCustomerDocuments as english } from '../../copy/en/registerCustomerDocuments.ts'
import type { Translation } from '../Translation.ts'

export const registerCustomerDocuments: Translation<typeof english> = {
  'registerCustomer.ninSlip.hint':
    'O comprovativo com o NIN do cliente. Os quatro cantos têm de estar na imagem.',
  'registerCustomer.internationalPassport.hint':
    'A página com a fotografia do cliente. Os quatro cantos têm de estar na imagem.',
  'registerCustomer.driversLicense.hint':
    'O lado com a fotografia do cliente. Os quatro cantos têm de estar na imagem.',
  'registerCustomer.proofOfResidence.hint':
    'Um papel com o nome e a morada de casa, como um contrato de arrendamento ou uma carta de um banco.',
  'registerCustomer.utilitySlip.hint':
    'Uma fatura recente de eletricidade, água ou recolha de lixo na morada de casa.',
  'registerCustomer.documents.none': 'Escolha acima um documento com fotografia para o juntar aqui.',
}
