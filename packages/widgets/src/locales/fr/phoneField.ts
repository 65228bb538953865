import type { phoneField as english } from '../../copy/en/phoneField.ts'
import type { Translation } from '../Translation.ts'

export const phoneField: Translation<typeof english> = {
  'phone.readAs': 'Nous lisons ce numéro ainsi : {number}.',
  'phone.warning.TOO_SHORT':
    'Ce numéro semble trop court. Vérifiez-le. Vous pouvez continuer si vous n’avez aucun doute.',
  'phone.warning.TOO_LONG':
    'Ce numéro semble trop long. Vérifiez-le. Vous pouvez continuer si vous n’avez aucun doute.',
  'phone.warning.UNLIKELY':
    'Cela ne ressemble pas à un numéro de mobile. Vérifiez-le. Vous pouvez continuer si vous n’avez aucun doute.',
  'phone.warning.OTHER_COUNTRY':
    'Ce numéro est d’un autre pays. Vérifiez-le. Vous pouvez continuer si vous n’avez aucun doute.',
}
