import type { steps as english } from '../../copy/en/steps.ts'
import type { Translation } from '../Translation.ts'

export const steps: Translation<typeof english> = {
  'steps.label': 'Hatua',
  'steps.goBack': '{step}: imekamilika. Rudi kwenye hatua hii.',
}
