import type { masked as english } from '../../copy/en/masked.ts'
import type { Translation } from '../Translation.ts'

export const masked: Translation<typeof english> = {
  'masked.hidden': 'Masqué',
  'masked.ending': 'Masqué, finit par {digits}',
  'masked.show': 'Afficher « {field} »',
  'masked.hide': 'Masquer « {field} »',
  'masked.copy': 'Copier « {field} »',
  'masked.isShown': '« {field} » est visible.',
  'masked.isHidden': '« {field} » n’est plus visible.',
}
