import type { crashedMoney as english } from '../../copy/en/crashedMoney.ts'
import type { Translation } from '../Translation.ts'

export const crashedMoney: Translation<typeof english> = {
  'common.crashedMoney.title': 'A kò lè fi ohun tó ṣẹlẹ̀ hàn',
  'common.crashedMoney.text': 'Ó lè ti lọ. Ẹ má ṣe tún fi í ránṣẹ́. Ẹ kọ́kọ́ wo àwọn ìbéèrè yín àtẹ̀yìnwá.',
  'common.crashedForm.text': 'Kò sí ohun tí a fi ránṣẹ́. Ẹ tún gbìyànjú, tàbí kí ẹ tún ojú-ewé yìí ṣí.',
}
