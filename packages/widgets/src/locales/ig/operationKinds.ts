import type { operationKinds as english } from '../../copy/en/operationKinds.ts'
import type { Translation } from '../Translation.ts'

export const operationKinds: Translation<typeof english> = {
  'operation.kind.withdraw': 'Mwepụ ego',
  'operation.kind.requestDrawdown': 'Arịrịọ mgbaziri ego',
  'operation.kind.registerTransactions': 'Azụmahịa',
  'operation.kind.reconcileRepayments': 'Nkwụghachi ụgwọ',
  'operation.kind.createBusiness': 'Ụlọ ọrụ ọhụrụ',
  'operation.kind.registerCustomer': 'Onye ahịa ọhụrụ',
  'operation.kind.submitCreditAssessment': 'Nyocha mgbaziri',
  'operation.kind.other': 'Arịrịọ',
}
