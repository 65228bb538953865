import type { fromRow as english } from '../../copy/en/fromRow.ts'
import type { Translation } from '../Translation.ts'

export const fromRow: Translation<typeof english> = {
  'fromRow.from': 'De',
  'fromRow.business': 'Entreprise',
  'fromRow.ending': 'se terminant par {digits}',
  'fromRow.noAccount': 'Pas encore de compte dédié',
  'fromRow.failed': 'Impossible de lire l’entreprise et le compte concernés. Réessayez avant de continuer.',
}
