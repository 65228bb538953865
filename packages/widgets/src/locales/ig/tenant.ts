import type { tenant as english } from '../../copy/en/tenant.ts'
import type { Translation } from '../Translation.ts'

export const tenant: Translation<typeof english> = {
  'tenant.support.subject': 'Ajụjụ banyere akaụntụ m',
  'tenant.support.subjectOf': 'Ajụjụ banyere {reference}',
}
