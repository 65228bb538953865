import type { repayment as english } from '../../copy/en/repayment.ts'
import type { Translation } from '../Translation.ts'

export const repayment: Translation<typeof english> = {
  'repayment.title': 'Signaler un remboursement',
  'repayment.intro':
    'Dites-nous qu’un client a payé une partie ou la totalité d’un prêt. Ceci signale seulement le paiement : aucun argent ne part d’ici.',
  'repayment.loan': 'Prêt',
  'repayment.loan.placeholder': 'Choisissez un prêt',
  'repayment.loan.search': 'Chercher par référence ou par nom',
  'repayment.loan.searchLabel': 'Chercher un prêt',
  'repayment.loan.toggle': 'Afficher les prêts',
  'repayment.loan.loading': 'Chargement de vos prêts…',
  'repayment.loan.noResults': 'Aucun prêt trouvé. Vérifiez la référence, ou saisissez-la vous-même.',
  'repayment.loan.results': { one: '{count} prêt trouvé', other: '{count} prêts trouvés' },
  'repayment.loan.keepTyping': {
    one: 'Encore {count}. Continuez à écrire pour le trouver.',
    other: 'Encore {count}. Continuez à écrire pour les trouver.',
  },
  'repayment.loan.notListed': 'Saisir la référence',
  'repayment.loan.fromList': 'Choisir dans la liste',
  'repayment.loan.none': 'Vous n’avez pas encore de transactions financées. Saisissez la référence du prêt.',
  'repayment.loan.failed': 'Impossible de charger vos prêts. Vous pouvez saisir la référence vous-même.',
  'repayment.loan.old': 'Vous êtes hors connexion. Ces prêts datent du {date}.',
  'repayment.loan.open': 'Pas terminé',
  'repayment.loan.completed': 'Terminé',
  'repayment.reference': 'Référence du prêt',
  'repayment.reference.hint': 'La référence avec laquelle la transaction a été enregistrée.',
  'repayment.facts.client': 'Client',
  'repayment.facts.amount': 'Prêt',
  'repayment.facts.status': 'Statut',
  'repayment.facts.started': 'Début',
  'repayment.status.completed': 'Terminé',
  'repayment.status.defaulted': 'En défaut de paiement',
  'repayment.amount': 'Montant payé',
  'repayment.amountIn': 'Montant payé, en {currency}',
  'repayment.review': 'Vérifier',
  'repayment.rejected.title': 'Le remboursement n’a pas été accepté',
  'repayment.draftRestored': 'Nous avons gardé ce que vous aviez saisi.',
  'repayment.warning.AMOUNT_ABOVE_LOAN':
    'C’est plus que le prêt de {amount}. Vérifiez. Vous pouvez continuer si vous n’avez aucun doute.',
  'repayment.warning.LOAN_COMPLETED':
    'Ce prêt est indiqué comme terminé. Vérifiez que c’est le bon. Vous pouvez continuer si vous n’avez aucun doute.',
  'repayment.warning.REFERENCE_NOT_LISTED':
    'Aucun de vos prêts n’a cette référence. Vérifiez-la. Vous pouvez continuer si vous n’avez aucun doute.',
  'repayment.error.REQUIRED.reference': 'Choisissez le prêt, ou saisissez sa référence',
  'repayment.error.REQUIRED.amount': 'Saisissez le montant qui a été payé',
}
