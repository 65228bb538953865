import type { operationKinds as english } from '../../copy/en/operationKinds.ts'
import type { Translation } from '../Translation.ts'

export const operationKinds: Translation<typeof english> = {
  'operation.kind.withdraw': 'Retrait',
  'operation.kind.requestDrawdown': 'Demande de tirage',
  'operation.kind.registerTransactions': 'Transactions',
  'operation.kind.reconcileRepayments': 'Remboursements',
  'operation.kind.createBusiness': 'Nouvelle entreprise',
  'operation.kind.registerCustomer': 'Nouveau client',
  'operation.kind.submitCreditAssessment': 'Évaluation de crédit',
  'operation.kind.other': 'Demande',
}
