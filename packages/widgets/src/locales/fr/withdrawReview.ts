import type { withdrawReview as english } from '../../copy/en/withdrawReview.ts'
import type { Translation } from '../Translation.ts'

export const withdrawReview: Translation<typeof english> = {
  'withdraw.confirm': 'Retirer {amount}',
  'withdraw.review.title': 'Vérifiez avant d’envoyer',
  'withdraw.review.text': 'Lisez chaque ligne. L’argent envoyé ne peut pas être repris.',
  'withdraw.review.amount': 'Vous envoyez',
  'withdraw.review.recipient': 'Nom sur le compte',
  'withdraw.review.resolvedName': 'Nom à la banque',
  'withdraw.review.bank': 'Banque',
  'withdraw.review.operator': 'Opérateur',
  'withdraw.review.accountNumber': 'Numéro de compte',
  'withdraw.review.mobileNumber': 'Numéro de mobile',
  'withdraw.review.narration': 'Motif',
  'withdraw.review.remaining': 'Reste sur votre compte dédié',
  'withdraw.review.code': '{name} (code {code})',
  'withdraw.sending': 'Envoi en cours. Gardez cette page ouverte.',
  'withdraw.possibleDuplicate.title': 'Vous avez peut-être déjà envoyé cet argent',
  'withdraw.possibleDuplicate.text':
    'Un retrait comme celui-ci a été demandé précédemment. Rien de nouveau n’a été envoyé.',
  'withdraw.possibleDuplicate.confirm': 'Envoyer encore {amount}',
}
