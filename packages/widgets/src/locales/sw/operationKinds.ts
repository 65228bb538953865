import type { operationKinds as english } from '../../copy/en/operationKinds.ts'
import type { Translation } from '../Translation.ts'

export const operationKinds: Translation<typeof english> = {
  'operation.kind.withdraw': 'Utoaji wa pesa',
  'operation.kind.requestDrawdown': 'Ombi la mkupuo',
  'operation.kind.registerTransactions': 'Miamala',
  'operation.kind.reconcileRepayments': 'Marejesho',
  'operation.kind.createBusiness': 'Biashara mpya',
  'operation.kind.registerCustomer': 'Mteja mpya',
  'operation.kind.submitCreditAssessment': 'Tathmini ya mkopo',
  'operation.kind.other': 'Ombi',
}
