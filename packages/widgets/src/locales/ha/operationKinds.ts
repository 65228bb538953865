import type { operationKinds as english } from '../../copy/en/operationKinds.ts'
import type { Translation } from '../Translation.ts'

export const operationKinds: Translation<typeof english> = {
  'operation.kind.withdraw': 'Fitar da kuɗi',
  'operation.kind.requestDrawdown': 'Neman ɗibar rance',
  'operation.kind.registerTransactions': 'Ma’amaloli',
  'operation.kind.reconcileRepayments': 'Biyan bashi',
  'operation.kind.createBusiness': 'Sabon kasuwanci',
  'operation.kind.registerCustomer': 'Sabon abokin ciniki',
  'operation.kind.submitCreditAssessment': 'Tantancewar rance',
  'operation.kind.other': 'Buƙata',
}
