import type { dateParts as english } from '../../copy/en/dateParts.ts'
import type { Translation } from '../Translation.ts'

export const dateParts: Translation<typeof english> = {
  'dateParts.day': 'Ọjọ́',
  'dateParts.month': 'Oṣù',
  'dateParts.year': 'Ọdún',
}
