import type { tenant as english } from '../../copy/en/tenant.ts'
import type { Translation } from '../Translation.ts'

export const tenant: Translation<typeof english> = {
  'tenant.support.subject': 'Question sur mon compte',
  'tenant.support.subjectOf': 'Question sur {reference}',
}
