import type { customerPicker as english } from '../../copy/en/customerPicker.ts'
import type { Translation } from '../Translation.ts'

export const customerPicker: Translation<typeof english> = {
  'customerPicker.label': 'Client',
  'customerPicker.placeholder': 'Choisissez un client',
  'customerPicker.search': 'Chercher par nom, téléphone ou e-mail',
  'customerPicker.toggle': 'Afficher les clients',
  'customerPicker.failed': 'Impossible de charger vos clients.',
  'customerPicker.none': 'Il n’y a pas encore de client à choisir.',
  'customerPicker.unnamed': 'Nom non donné',
  'customerPicker.phoneEnding': 'Téléphone finissant par {digits}',
}
