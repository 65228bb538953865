import type { partnerSwitcher as english } from '../../copy/en/partnerSwitcher.ts'
import type { Translation } from '../Translation.ts'

export const partnerSwitcher: Translation<typeof english> = {
  'partnerSwitcher.label': 'Iléeṣẹ́',
  'partnerSwitcher.placeholder': 'Ẹ yan iléeṣẹ́ kan',
  'partnerSwitcher.search': 'Ẹ fi orúkọ tàbí orúkọ lábẹ́ òfin wá a',
  'partnerSwitcher.toggle': 'Fi àwọn iléeṣẹ́ hàn',
  'partnerSwitcher.failed': 'A kò lè kó àwọn iléeṣẹ́ jáde.',
  'partnerSwitcher.none': 'Kò tíì sí iléeṣẹ́ tí ẹ lè yàn.',
}
