import type { masked as english } from '../../copy/en/masked.ts'
import type { Translation } from '../Translation.ts'

export const masked: Translation<typeof english> = {
  'masked.hidden': 'Imefichwa',
  'masked.ending': 'Imefichwa, inaishia {digits}',
  'masked.show': 'Onyesha {field}',
  'masked.hide': 'Ficha {field}',
  'masked.copy': 'Nakili {field}',
  'masked.isShown': '{field}: inaonyeshwa.',
  'masked.isHidden': '{field}: imefichwa tena.',
}
