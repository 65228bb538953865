import type { steps as english } from '../../copy/en/steps.ts'
import type { Translation } from '../Translation.ts'

export const steps: Translation<typeof english> = {
  'steps.label': 'Àwọn ìgbésẹ̀',
  'steps.goBack': '{step}: ó ti parí. Padà sí ìgbésẹ̀ yìí.',
}
