import type { operationKinds as english } from '../../copy/en/operationKinds.ts'
import type { Translation } from '../Translation.ts'

export const operationKinds: Translation<typeof english> = {
  'operation.kind.withdraw': 'Yíyọ owó',
  'operation.kind.requestDrawdown': 'Ìbéèrè ẹ̀yáwó',
  'operation.kind.registerTransactions': 'Àwọn ìdúnàádúrà',
  'operation.kind.reconcileRepayments': 'Àwọn ìsanpadà',
  'operation.kind.createBusiness': 'Iléeṣẹ́ tuntun',
  'operation.kind.registerCustomer': 'Oníbàárà tuntun',
  'operation.kind.submitCreditAssessment': 'Àyẹ̀wò ẹ̀yáwó',
  'operation.kind.other': 'Ìbéèrè',
}
