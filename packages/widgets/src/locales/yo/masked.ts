import type { masked as english } from '../../copy/en/masked.ts'
import type { Translation } from '../Translation.ts'

export const masked: Translation<typeof english> = {
  'masked.hidden': 'A fi pamọ́',
  'masked.ending': 'A fi pamọ́, ó parí sí {digits}',
  'masked.show': 'Fi {field} hàn',
  'masked.hide': 'Fi {field} pamọ́',
  'masked.copy': 'Ṣe ẹ̀dà {field}',
  'masked.isShown': '{field} ti hàn.',
  'masked.isHidden': 'A ti tún fi {field} pamọ́.',
}
