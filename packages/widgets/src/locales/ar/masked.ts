import type { masked as english } from '../../copy/en/masked.ts'
import type { Translation } from '../Translation.ts'

export const masked: Translation<typeof english> = {
  'masked.hidden': 'مخفي',
  'masked.ending': 'مخفي، ينتهي بـ {digits}',
  'masked.show': 'إظهار: {field}',
  'masked.hide': 'إخفاء: {field}',
  'masked.copy': 'نسخ: {field}',
  'masked.isShown': '{field}: ظاهر الآن.',
  'masked.isHidden': '{field}: مخفي من جديد.',
}
