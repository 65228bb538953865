import type { customerPicker as english } from '../../copy/en/customerPicker.ts'
import type { Translation } from '../Translation.ts'

export const customerPicker: Translation<typeof english> = {
  'customerPicker.label': 'Mteja',
  'customerPicker.placeholder': 'Chagua mteja',
  'customerPicker.search': 'Tafuta kwa jina, simu au barua pepe',
  'customerPicker.toggle': 'Onyesha wateja',
  'customerPicker.failed': 'Hatukuweza kupakia wateja wako.',
  'customerPicker.none': 'Bado hakuna mteja wa kuchagua.',
  'customerPicker.unnamed': 'Jina halikutolewa',
  'customerPicker.phoneEnding': 'Simu inayoishia {digits}',
}
