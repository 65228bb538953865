import type { creditLimit as english } from '../../copy/en/creditLimit.ts'
import type { Translation } from '../Translation.ts'

export const creditLimit: Translation<typeof english> = {
  'creditLimit.title': 'Limite de crédit',
  'creditLimit.available': 'Disponible pour un tirage',
  'creditLimit.notStated': 'Non précisé',
  'creditLimit.limit': 'Limite',
  'creditLimit.drawn': 'Déjà tiré',
  'creditLimit.meter': '{drawn} tirés sur {limit}',
  'creditLimit.meterPercent': '{drawn} tirés sur {limit} ({percent})',
  'creditLimit.overdrawn': 'Le montant tiré dépasse la limite autorisée.',
  'creditLimit.fullyDrawn': 'Toute la limite est utilisée.',
  'creditLimit.none.title': 'Pas encore de limite de crédit',
  'creditLimit.none.text': 'Quand votre évaluation de crédit sera approuvée, votre limite apparaîtra ici.',
  'creditLimit.status.active': 'Active',
  'creditLimit.status.expired': 'Expirée',
  'creditLimit.status.closed': 'Fermée',
  'creditLimit.status.none': 'Sans statut',
  'creditLimit.expired': 'Cette limite a expiré. Vous ne pouvez plus faire de tirage.',
  'creditLimit.expiredOn': 'Cette limite a expiré le {date}. Vous ne pouvez plus faire de tirage.',
  'creditLimit.closed': 'Cette limite a été fermée. Vous ne pouvez plus faire de tirage.',
  'creditLimit.validUntil': 'Valable jusqu’au',
  'creditLimit.inDollars': 'En dollars américains',
  'creditLimit.request': 'Demander un tirage',
  'creditLimit.failed': 'Impossible de charger votre limite de crédit',
}
