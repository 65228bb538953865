import type { masked as english } from '../../copy/en/masked.ts'
import type { Translation } from '../Translation.ts'

export const masked: Translation<typeof english> = {
  'masked.hidden': 'An ɓoye',
  'masked.ending': 'An ɓoye, ƙarshensa {digits}',
  'masked.show': 'Nuna {field}',
  'masked.hide': 'Ɓoye {field}',
  'masked.copy': 'Kwafa {field}',
  'masked.isShown': 'An nuna {field}.',
  'masked.isHidden': 'An sake ɓoye {field}.',
}
