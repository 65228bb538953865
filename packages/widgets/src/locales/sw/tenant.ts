import type { tenant as english } from '../../copy/en/tenant.ts'
import type { Translation } from '../Translation.ts'

export const tenant: Translation<typeof english> = {
  'tenant.support.subject': 'Swali kuhusu akaunti yangu',
  'tenant.support.subjectOf': 'Swali kuhusu {reference}',
}
