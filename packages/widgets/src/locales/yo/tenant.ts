import type { tenant as english } from '../../copy/en/tenant.ts'
import type { Translation } from '../Translation.ts'

export const tenant: Translation<typeof english> = {
  'tenant.support.subject': 'Ìbéèrè nípa àkáǹtì mi',
  'tenant.support.subjectOf': 'Ìbéèrè nípa {reference}',
}
