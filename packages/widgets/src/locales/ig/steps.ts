import type { steps as english } from '../../copy/en/steps.ts'
import type { Translation } from '../Translation.ts'

export const steps: Translation<typeof english> = {
  'steps.label': 'Nzọụkwụ',
  'steps.goBack': '{step}: e mechara ya. Laghachi na nzọụkwụ a.',
}
