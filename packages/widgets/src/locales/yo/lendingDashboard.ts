import type { lendingDashboard as english } from '../../copy/en/lendingDashboard.ts'
import type { Translation } from '../Translation.ts'

export const lendingDashboard: Translation<typeof english> = {
  'lendingDashboard.title': 'Ẹ̀yáwó yín',
  'lendingDashboard.partial.title': 'A kò lè ṣí díẹ̀ nínú èyí',
  'lendingDashboard.partial.text':
    'Èyí tí kò sí níbẹ̀ sọ bẹ́ẹ̀ nísàlẹ̀. Títí yóò fi dé, a kò lè sọ bóyá ẹ lè gba ẹ̀yáwó.',
  'lendingDashboard.noLimit.title': 'Ẹ gba gbèdéke ẹ̀yáwó',
  'lendingDashboard.noLimit.text': 'Ẹ gbọ́dọ̀ ní gbèdéke ẹ̀yáwó kí ẹ tó lè gba ẹ̀yáwó.',
  'lendingDashboard.noLimit.send': 'Ẹ fi àwọn ìwé fún àyẹ̀wò ẹ̀yáwó yín ránṣẹ́.',
  'lendingDashboard.noLimit.assess': 'Ètò ẹ̀yáwó yóò yẹ iléeṣẹ́ yín wò.',
  'lendingDashboard.noLimit.limit': 'Gbèdéke yín yóò hàn níbí tó bá ti wà.',
  'lendingDashboard.pending.title': 'A ti fi àyẹ̀wò ẹ̀yáwó yín ránṣẹ́',
  'lendingDashboard.pending.text':
    'Ètò ẹ̀yáwó kì í sọ fún wa ìgbà tó bá pinnu. Gbèdéke yín yóò hàn níbí tó bá ti wà. Kò sí ìdí láti tún fi ohunkóhun ránṣẹ́.',
  'lendingDashboard.expired.title': 'Ẹ nílò gbèdéke ẹ̀yáwó tuntun',
  'lendingDashboard.expired.text':
    'Àkókò gbèdéke yín ti parí, nítorí náà ẹ kò lè gba ẹ̀yáwó nínú rẹ̀. Ẹ béèrè fún tuntun lọ́wọ́ àwọn tó fún yín ní gbèdéke náà.',
  'lendingDashboard.actions': 'Ohun tí ẹ lè ṣe kíákíá',
  'lendingDashboard.action.withdraw': 'Yọ owó',
  'lendingDashboard.action.requestDrawdown': 'Béèrè fún ẹ̀yáwó',
  'lendingDashboard.action.registerCustomer': 'Forúkọ oníbàárà sílẹ̀',
  'lendingDashboard.action.registerTransactions': 'Kọ ìdúnàádúrà sílẹ̀',
  'lendingDashboard.action.reconcileRepayments': 'Kọ ìsanpadà sílẹ̀',
  'lendingDashboard.action.submitCreditAssessment': 'Bẹ̀rẹ̀ àyẹ̀wò ẹ̀yáwó',
  'lendingDashboard.back': 'Padà sí àkópọ̀',
}
