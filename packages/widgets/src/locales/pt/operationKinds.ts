import type { operationKinds as english } from '../../copy/en/operationKinds.ts'
import type { Translation } from '../Translation.ts'

export const operationKinds: Translation<typeof english> = {
  'operation.kind.withdraw': 'Levantamento',
  'operation.kind.requestDrawdown': 'Pedido de utilização',
  'operation.kind.registerTransactions': 'Transações',
  'operation.kind.reconcileRepayments': 'Reembolsos',
  'operation.kind.createBusiness': 'Nova empresa',
  'operation.kind.registerCustomer': 'Novo cliente',
  'operation.kind.submitCreditAssessment': 'Avaliação de crédito',
  'operation.kind.other': 'Pedido',
}
