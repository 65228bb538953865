import type { masked as english } from '../../copy/en/masked.ts'
import type { Translation } from '../Translation.ts'

export const masked: Translation<typeof english> = {
  'masked.hidden': 'E zoro ya',
  'masked.ending': 'E zoro ya, ọ na-agwụ na {digits}',
  'masked.show': 'Gosi {field}',
  'masked.hide': 'Zoo {field}',
  'masked.copy': 'Detuo {field}',
  'masked.isShown': 'E gosiri {field}.',
  'masked.isHidden': 'E zoghachiri {field}.',
}
