import type { tenant as english } from '../../copy/en/tenant.ts'
import type { Translation } from '../Translation.ts'

export const tenant: Translation<typeof english> = {
  'tenant.support.subject': 'Tambaya game da asusuna',
  'tenant.support.subjectOf': 'Tambaya game da {reference}',
}
