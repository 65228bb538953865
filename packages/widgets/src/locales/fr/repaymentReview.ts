import type { repaymentReview as english } from '../../copy/en/repaymentReview.ts'
import type { Translation } from '../Translation.ts'

export const repaymentReview: Translation<typeof english> = {
  'repayment.review.title': 'Vérifiez avant d’envoyer',
  'repayment.review.text':
    'Ceci dit au service que le client a payé. L’argent ne bouge pas. Vous ne pourrez pas l’annuler ici.',
  'repayment.review.amount': 'Montant payé',
  'repayment.review.reference': 'Prêt',
  'repayment.review.client': 'Client',
  'repayment.review.loanAmount': 'Montant du prêt',
  'repayment.confirm': 'Signaler {amount} comme payé',
  'repayment.sending': 'Envoi en cours. Gardez cette page ouverte.',
  'repayment.duplicate.title': 'Un paiement comme celui-ci a été signalé précédemment',
  'repayment.duplicate.text':
    'Il a le même prêt et le même montant. Rien de nouveau n’a été envoyé. Si le client a payé deux fois, vous pouvez aussi signaler le deuxième paiement.',
  'repayment.duplicate.confirm': 'Signaler encore {amount}',
}
