import type { transactionFinancing as english } from '../../copy/en/transactionFinancing.ts'
import type { Translation } from '../Translation.ts'

export const transactionFinancing: Translation<typeof english> = {
  'transaction.financedAmount': 'Montant du financement',
  'transaction.financedAmountIn': 'Montant du financement, en {currency}',
  'transaction.drawdownId': 'Tirage',
  'transaction.drawdownId.asking': 'Recherche de votre tirage actif…',
  'transaction.drawdownId.found': 'C’est votre tirage actif.',
  'transaction.drawdownId.none':
    'Vous n’avez pas de tirage actif. Saisissez la référence du tirage qui paie cette transaction.',
  'transaction.drawdownId.failed':
    'Nous n’avons pas pu chercher votre tirage actif. Saisissez la référence du tirage qui paie cette transaction.',
  'transaction.instalments': 'Échéances',
  'transaction.instalments.hint': 'Comment le financement sera remboursé.',
  'transaction.instalment': 'Échéance {number}',
  'transaction.instalment.amount': 'Montant',
  'transaction.instalment.startDate': 'Commence le',
  'transaction.instalment.dueDate': 'À payer le',
  'transaction.instalment.remove': 'Retirer',
  'transaction.instalment.removeLabel': 'Retirer l’échéance {number}',
  'transaction.instalment.add': 'Ajouter une échéance',
  'transaction.instalment.added': 'L’échéance {number} a été ajoutée.',
  'transaction.instalment.removed': {
    one: 'L’échéance a été retirée. Il en reste {count}.',
    other: 'L’échéance a été retirée. Il en reste {count}.',
  },
  'transaction.split': 'Partager en parts égales',
  'transaction.split.count': 'Combien d’échéances ?',
  'transaction.split.hint': 'À un mois d’intervalle, à la place de celles ci-dessous.',
  'transaction.split.done': {
    one: 'Il y a maintenant {count} échéance.',
    other: 'Il y a maintenant {count} échéances égales.',
  },
  'transaction.split.error.count': 'Saisissez le nombre d’échéances voulu, de 1 à 60',
  'transaction.split.error.amount': 'Saisissez d’abord ci-dessus un montant qui peut être partagé',
  'transaction.total.instalments': 'Total des échéances',
  'transaction.total.financed': 'Financement',
  'transaction.total.payable': 'Le client paie',
  'transaction.warning.FINANCED_ABOVE_PAYABLE':
    'C’est plus que les {payable} que le client paiera. Vous pouvez continuer si vous n’avez aucun doute.',
  'transaction.warning.INSTALMENTS_DIFFER':
    'Le total des échéances est de {total}. Ce n’est ni le financement ni ce que le client paie. Vous pouvez continuer si vous n’avez aucun doute.',
  'transaction.warning.INSTALMENTS_OUTSIDE_DATES':
    'Une échéance commence avant la date de versement ou est à payer après la date de paiement attendue. Vous pouvez continuer si vous n’avez aucun doute.',
}
