import type { steps as english } from '../../copy/en/steps.ts'
import type { Translation } from '../Translation.ts'

export const steps: Translation<typeof english> = {
  'steps.label': 'Étapes',
  'steps.goBack': '{step} : étape terminée. Revenir à cette étape.',
}
