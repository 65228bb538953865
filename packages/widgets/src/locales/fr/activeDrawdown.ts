import type { activeDrawdown as english } from '../../copy/en/activeDrawdown.ts'
import type { Translation } from '../Translation.ts'

export const activeDrawdown: Translation<typeof english> = {
  'activeDrawdown.title': 'Tirage actif',
  'activeDrawdown.drawn': 'Montant tiré',
  'activeDrawdown.outstanding': 'Reste à rembourser',
  'activeDrawdown.repaid': 'Déjà remboursé',
  'activeDrawdown.meter': '{repaid} remboursés sur {expected} ({percent})',
  'activeDrawdown.dueOn': 'Attendu au plus tard le',
  'activeDrawdown.maturity': 'Échéance',
  'activeDrawdown.disbursedOn': 'Versé le',
  'activeDrawdown.tenor': 'Durée',
  'activeDrawdown.days': { one: '{count} jour', other: '{count} jours' },
  'activeDrawdown.none.title': 'Aucun tirage actif',
  'activeDrawdown.none.text': 'Quand vous utilisez votre limite de crédit, ce que vous devez apparaît ici.',
  'activeDrawdown.request': 'Demander un tirage',
  'activeDrawdown.repay': 'Rembourser',
  'activeDrawdown.status.pending': 'En attente',
  'activeDrawdown.status.paid': 'Payé',
  'activeDrawdown.status.none': 'Sans statut',
  'activeDrawdown.dueSoon': { one: 'À payer dans {count} jour', other: 'À payer dans {count} jours' },
  'activeDrawdown.dueToday': 'À payer aujourd’hui',
  'activeDrawdown.overdue': { one: 'Date dépassée de {count} jour', other: 'Date dépassée de {count} jours' },
  'activeDrawdown.overdueNote':
    'C’est notre propre lecture des dates. Le service n’a pas déclaré ce tirage en retard.',
  'activeDrawdown.paidOn': 'Payé le {date}.',
  'activeDrawdown.currencyUnknown': 'Le service ne précise pas la devise de ces montants.',
  'activeDrawdown.failed': 'Impossible de charger votre tirage',
}
