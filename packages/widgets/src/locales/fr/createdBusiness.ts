import type { createdBusiness as english } from '../../copy/en/createdBusiness.ts'
import type { Translation } from '../Translation.ts'

export const createdBusiness: Translation<typeof english> = {
  'createdBusiness.title': 'Entreprise inscrite : {name}',
  'createdBusiness.title.noName': 'L’entreprise est inscrite',
  'createdBusiness.text': 'Le service a ouvert son compte.',
  'createdBusiness.assessment': 'Évaluation de crédit',
  'createdBusiness.assessment.notStarted': 'Pas commencée',
  'createdBusiness.assessment.next':
    'L’étape suivante est de remettre les documents pour son évaluation de crédit. C’est à vous de la démarrer : rien ne se fait tout seul.',
  'createdBusiness.assessment.start': 'Démarrer l’évaluation',
  'createdBusiness.id': 'Identifiant du compte',
  'createdBusiness.reference': 'Référence',
  'createdBusiness.copy': 'Copier « {field} »',
  'createdBusiness.another': 'Une autre entreprise',
}
