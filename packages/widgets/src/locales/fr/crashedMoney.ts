import type { crashedMoney as english } from '../../copy/en/crashedMoney.ts'
import type { Translation } from '../Translation.ts'

export const crashedMoney: Translation<typeof english> = {
  'common.crashedMoney.title': 'Impossible d’afficher ce qui s’est passé',
  'common.crashedMoney.text':
    'L’envoi est peut-être déjà fait. Ne l’envoyez pas une deuxième fois. Regardez d’abord vos demandes passées.',
  'common.crashedForm.text': 'Rien n’a été envoyé. Réessayez ou rechargez la page.',
}
