import type { partnerSwitcher as english } from '../../copy/en/partnerSwitcher.ts'
import type { Translation } from '../Translation.ts'

export const partnerSwitcher: Translation<typeof english> = {
  'partnerSwitcher.label': 'Biashara',
  'partnerSwitcher.placeholder': 'Chagua biashara',
  'partnerSwitcher.search': 'Tafuta kwa jina au jina la kisheria',
  'partnerSwitcher.toggle': 'Onyesha biashara',
  'partnerSwitcher.failed': 'Hatukuweza kupakia biashara.',
  'partnerSwitcher.none': 'Bado hakuna biashara ya kuchagua.',
}
