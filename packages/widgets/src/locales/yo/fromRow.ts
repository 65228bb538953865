import type { fromRow as english } from '../../copy/en/fromRow.ts'
import type { Translation } from '../Translation.ts'

export const fromRow: Translation<typeof english> = {
  'fromRow.from': 'Láti ọ̀dọ̀',
  'fromRow.business': 'Iléeṣẹ́',
  'fromRow.ending': 'ó parí sí {digits}',
  'fromRow.noAccount': 'Kò tíì sí àkáǹtì àpótí owó',
  'fromRow.failed': 'A kò lè mọ iléeṣẹ́ àti àkáǹtì tí èyí jẹ́ ti wọn. Ẹ tún gbìyànjú kí ẹ tó tẹ̀síwájú.',
}
