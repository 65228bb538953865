import type { transactionReview as english } from '../../copy/en/transactionReview.ts'
import type { Translation } from '../Translation.ts'

export const transactionReview: Translation<typeof english> = {
  'transaction.review.title': 'Vérifiez avant d’envoyer',
  'transaction.review.text':
    'La transaction est envoyée pour être enregistrée. Vous verrez ici si elle a été enregistrée.',
  'transaction.review.textFinanced':
    'La transaction est envoyée pour être enregistrée, avec votre demande de financement. Vous verrez ici si elle a été enregistrée.',
  'transaction.review.amount': 'Le client paiera',
  'transaction.review.client': 'Client',
  'transaction.review.contactNumber': 'Numéro de téléphone',
  'transaction.review.idValue': 'Numéro d’identité',
  'transaction.review.reference': 'Votre référence',
  'transaction.review.disbursementDate': 'Date de versement',
  'transaction.review.expectedPaymentDate': 'Date de paiement attendue',
  'transaction.review.sector': 'Secteur',
  'transaction.review.financier': 'Financée par',
  'transaction.review.reason': 'Motif',
  'transaction.review.financing': 'Financement demandé',
  'transaction.review.notFinanced': 'Aucun',
  'transaction.review.drawdownId': 'Sur le tirage',
  'transaction.review.instalments': { one: '{count} échéance', other: '{count} échéances' },
  'transaction.review.total': 'Total des échéances',
  'transaction.review.instalment': '{amount}, du {start} au {due}',
  'transaction.confirm': 'Envoyer la transaction',
  'transaction.confirmFinanced': 'Envoyer et demander {amount}',
  'transaction.sending': 'Envoi en cours. Gardez cette page ouverte.',
  'transaction.duplicate.title': 'Vous avez peut-être déjà envoyé cette transaction',
  'transaction.duplicate.text':
    'Une transaction avec la même référence et le même montant a été envoyée précédemment. Rien de nouveau n’a été envoyé.',
  'transaction.duplicate.confirm': 'Envoyer à nouveau',
}
