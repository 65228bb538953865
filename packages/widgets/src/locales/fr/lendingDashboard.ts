import type { lendingDashboard as english } from '../../copy/en/lendingDashboard.ts'
import type { Translation } from '../Translation.ts'

export const lendingDashboard: Translation<typeof english> = {
  'lendingDashboard.title': 'Votre crédit',
  'lendingDashboard.partial.title': 'Une partie n’a pas pu être chargée',
  'lendingDashboard.partial.text':
    'Ce qui manque est indiqué ci-dessous. Sans cela, nous ne pouvons pas dire si vous pouvez faire un tirage.',
  'lendingDashboard.noLimit.title': 'Obtenir une limite de crédit',
  'lendingDashboard.noLimit.text': 'Il vous faut une limite de crédit avant de faire un tirage.',
  'lendingDashboard.noLimit.send': 'Envoyez les documents pour votre évaluation de crédit.',
  'lendingDashboard.noLimit.assess': 'Le service de crédit étudie votre entreprise.',
  'lendingDashboard.noLimit.limit': 'Votre limite apparaît ici dès qu’elle existe.',
  'lendingDashboard.pending.title': 'Votre évaluation de crédit a été envoyée',
  'lendingDashboard.pending.text':
    'Le service de crédit ne nous dit pas quand il décide. Votre limite apparaîtra ici dès qu’elle existera. Vous n’avez rien à envoyer de nouveau.',
  'lendingDashboard.expired.title': 'Il vous faut une nouvelle limite de crédit',
  'lendingDashboard.expired.text':
    'Votre limite a expiré : vous ne pouvez plus faire de tirage. Demandez-en une nouvelle à l’équipe qui vous l’a donnée.',
  'lendingDashboard.actions': 'Actions rapides',
  'lendingDashboard.action.withdraw': 'Retirer de l’argent',
  'lendingDashboard.action.requestDrawdown': 'Demander un tirage',
  'lendingDashboard.action.registerCustomer': 'Inscrire un client',
  'lendingDashboard.action.registerTransactions': 'Saisir une transaction',
  'lendingDashboard.action.reconcileRepayments': 'Signaler un remboursement',
  'lendingDashboard.action.submitCreditAssessment': 'Démarrer l’évaluation',
  'lendingDashboard.back': 'Retour à l’aperçu',
}
