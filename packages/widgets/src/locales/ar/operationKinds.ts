import type { operationKinds as english } from '../../copy/en/operationKinds.ts'
import type { Translation } from '../Translation.ts'

export const operationKinds: Translation<typeof english> = {
  'operation.kind.withdraw': 'تحويل',
  'operation.kind.requestDrawdown': 'طلب سحب تمويل',
  'operation.kind.registerTransactions': 'معاملات',
  'operation.kind.reconcileRepayments': 'عمليات سداد',
  'operation.kind.createBusiness': 'نشاط جديد',
  'operation.kind.registerCustomer': 'عميل جديد',
  'operation.kind.submitCreditAssessment': 'تقييم ائتمان',
  'operation.kind.other': 'طلب',
}
