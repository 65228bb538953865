import type { dateParts as english } from '../../copy/en/dateParts.ts'
import type { Translation } from '../Translation.ts'

export const dateParts: Translation<typeof english> = {
  'dateParts.day': 'Ụbọchị',
  'dateParts.month': 'Ọnwa',
  'dateParts.year': 'Afọ',
}
