import type { steps as english } from '../../copy/en/steps.ts'
import type { Translation } from '../Translation.ts'

export const steps: Translation<typeof english> = {
  'steps.label': 'Matakai',
  'steps.goBack': '{step}: an gama. Koma wannan mataki.',
}
