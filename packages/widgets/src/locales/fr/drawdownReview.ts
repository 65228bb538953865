import type { drawdownReview as english } from '../../copy/en/drawdownReview.ts'
import type { Translation } from '../Translation.ts'

export const drawdownReview: Translation<typeof english> = {
  'drawdown.review.title': 'Vérifiez avant de demander',
  'drawdown.review.text':
    'Lisez chaque ligne. L’argent versé arrive sur votre compte dédié. Vous devrez le rembourser, plus le coût.',
  'drawdown.review.amount': 'Vous demandez',
  'drawdown.review.tenor': 'Durée',
  'drawdown.review.available': 'Disponible maintenant',
  'drawdown.review.running': 'Tirage actif maintenant',
  'drawdown.review.cost': 'Coût estimé par nous',
  'drawdown.review.over': 'C’est plus que ce qui est disponible. Le service peut refuser.',
  'drawdown.review.oldLimit':
    'Impossible de relire votre limite de crédit. Le montant disponible a peut-être changé.',
  'drawdown.confirm': 'Demander {amount}',
  'drawdown.sending': 'Envoi de votre demande. Gardez cette page ouverte.',
  'drawdown.duplicate.title': 'Vous avez peut-être déjà fait cette demande',
  'drawdown.duplicate.text':
    'Une demande comme celle-ci a été faite précédemment. Rien de nouveau n’a été envoyé.',
  'drawdown.duplicate.confirm': 'Demander encore {amount}',
  'drawdown.progress.waiting.title': 'En attente de l’activation du tirage',
  'drawdown.progress.waiting.text':
    'Le service n’envoie aucun message à ce moment-là. Nous surveillons votre tirage actif tant que cette page est ouverte.',
  'drawdown.progress.active.title': 'Un tirage de {amount} est maintenant actif',
  'drawdown.progress.active.text':
    'Nous l’avons déduit de votre tirage actif : le service n’a envoyé aucun message à ce sujet. Pour faire sortir de l’argent de votre compte dédié, faites un retrait.',
  'drawdown.progress.noNews.title': {
    one: 'Aucun tirage de ce montant n’est devenu actif depuis {count} heure',
    other: 'Aucun tirage de ce montant n’est devenu actif depuis {count} heures',
  },
  'drawdown.progress.noNews.text':
    'Le service n’envoie aucun message à ce sujet. Contactez l’assistance avec la référence ci-dessous avant de refaire une demande.',
  'drawdown.progress.checkAgain': 'Vérifier à nouveau',
  'drawdown.progress.withdraw': 'Faire un retrait',
}
