import type { countries as english } from '../../copy/en/countries.ts'
import type { Translation } from '../Translation.ts'

export const countries: Translation<typeof english> = {
  'countries.choose': 'Họrọ mba',
}
