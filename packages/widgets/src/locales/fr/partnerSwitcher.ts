import type { partnerSwitcher as english } from '../../copy/en/partnerSwitcher.ts'
import type { Translation } from '../Translation.ts'

export const partnerSwitcher: Translation<typeof english> = {
  'partnerSwitcher.label': 'Entreprise',
  'partnerSwitcher.placeholder': 'Choisissez une entreprise',
  'partnerSwitcher.search': 'Chercher par nom ou raison sociale',
  'partnerSwitcher.toggle': 'Afficher les entreprises',
  'partnerSwitcher.failed': 'Impossible de charger les entreprises.',
  'partnerSwitcher.none': 'Il n’y a pas encore d’entreprise à choisir.',
}
