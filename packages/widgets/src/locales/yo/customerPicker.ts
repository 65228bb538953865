import type { customerPicker as english } from '../../copy/en/customerPicker.ts'
import type { Translation } from '../Translation.ts'

export const customerPicker: Translation<typeof english> = {
  'customerPicker.label': 'Oníbàárà',
  'customerPicker.placeholder': 'Ẹ yan oníbàárà kan',
  'customerPicker.search': 'Ẹ fi orúkọ, fóònù tàbí ímeèlì wá a',
  'customerPicker.toggle': 'Fi àwọn oníbàárà hàn',
  'customerPicker.failed': 'A kò lè kó àwọn oníbàárà yín jáde.',
  'customerPicker.none': 'Kò tíì sí oníbàárà tí ẹ lè yàn.',
  'customerPicker.unnamed': 'Kò sí orúkọ',
  'customerPicker.phoneEnding': 'Fóònù tó parí sí {digits}',
}
