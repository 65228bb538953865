import type { tenant as english } from '../../copy/en/tenant.ts'
import type { Translation } from '../Translation.ts'

export const tenant: Translation<typeof english> = {
  'tenant.support.subject': 'Pergunta sobre a minha conta',
  'tenant.support.subjectOf': 'Pergunta sobre {reference}',
}
