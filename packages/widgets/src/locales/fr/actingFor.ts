import type { actingFor as english } from '../../copy/en/actingFor.ts'
import type { Translation } from '../Translation.ts'

export const actingFor: Translation<typeof english> = {
  'actingFor.actingFor': 'Vous agissez pour {name}',
  'actingFor.change': 'Changer d’entreprise',
  'actingFor.failed': 'Impossible de savoir de quelle entreprise il s’agit',
  'actingFor.notYours': 'Vous ne pouvez pas agir pour cette entreprise',
}
