import type { phoneField as english } from '../../copy/en/phoneField.ts'
import type { Translation } from '../Translation.ts'

export const phoneField: Translation<typeof english> = {
  'phone.readAs': 'Lemos este número assim: {number}.',
  'phone.warning.TOO_SHORT':
    'Este número parece curto demais. Verifique-o. Pode continuar se tiver a certeza.',
  'phone.warning.TOO_LONG':
    'Este número parece longo demais. Verifique-o. Pode continuar se tiver a certeza.',
  'phone.warning.UNLIKELY':
    'Isto não parece um número de telemóvel. Verifique-o. Pode continuar se tiver a certeza.',
  'phone.warning.OTHER_COUNTRY':
    'Este número é de outro país. Verifique-o. Pode continuar se tiver a certeza.',
}
