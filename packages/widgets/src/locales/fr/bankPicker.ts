import type { bankPicker as english } from '../../copy/en/bankPicker.ts'
import type { Translation } from '../Translation.ts'

export const bankPicker: Translation<typeof english> = {
  'bankPicker.label': 'Banque',
  'bankPicker.placeholder': 'Choisissez une banque',
  'bankPicker.search': 'Chercher par nom ou par code',
  'bankPicker.searchLabel': 'Chercher une banque',
  'bankPicker.results': { one: '{count} banque trouvée', other: '{count} banques trouvées' },
  'bankPicker.noResults': 'Aucune banque trouvée. Essayez une autre orthographe ou le code de la banque.',
  'bankPicker.keepTyping': {
    one: 'Encore {count}. Continuez à écrire pour réduire la liste.',
    other: 'Encore {count}. Continuez à écrire pour réduire la liste.',
  },
  'bankPicker.truncated': 'Le service donne seulement les {count} premières banques. La vôtre peut manquer.',
  'bankPicker.notListed': 'Ma banque n’est pas là',
  'bankPicker.recent': 'Déjà utilisées',
  'bankPicker.likely': 'Possibles pour ce numéro de compte',
  'bankPicker.all': 'Toutes les banques',
  'bankPicker.loading': 'Chargement des banques…',
  'bankPicker.failed': 'Impossible de charger les banques.',
  'bankPicker.failedManual': 'Vous pouvez quand même saisir le code de la banque vous-même.',
  'bankPicker.offline': 'Vous êtes hors connexion. Cette liste date du {date}.',
  'bankPicker.none': 'Il n’y a pas de liste de banques pour ce pays.',
  'bankPicker.toggle': 'Afficher les banques',
}
