import type { FormLayout } from '../write-form/FormLayout.ts'
import { isFinanced } from './isFinanced.ts'
import type {
  TransactionField,
  RegisterTransactionsValues,
  UseRegisterTransactionsFormParameters,
} from './registerTransactionsFormTypes.ts'

/** What a host leaves to the person. */
type Asked = {
  asksKind: boolean
  asksId: boolean
  asksSector: boolean
  asksFinancier: boolean
  financing: UseRegisterTransactionsFormParameters['financing']
}

const optional: readonly TransactionField[] = ['contactNumber', 'idType', 'reason', 'financed']

/** Who, what, and how it is financed: a page each, of the fields that are needed for what has been filled in so far. */
export function registerTransactionsLayout({
  asksKind,
  asksId,
  asksSector,
  asksFinancier,
  financing = 'ask',
}: Asked): (values: RegisterTransactionsValues) => FormLayout<TransactionField> {
  return (values) => {
    const client: TransactionField[] = [
      ...fieldsIf(asksKind, 'clientKind'),
      ...(values.clientKind === 'business'
        ? fieldsIf(true, 'businessName')
        : fieldsIf(true, 'firstName', 'lastName')),
      'contactNumber',
      ...fieldsIf(asksId, 'idType'),
      ...fieldsIf(asksId && values.idType !== '', 'idValue'),
    ]
    const transaction: TransactionField[] = [
      'reference',
      'amountPayable',
      'disbursementDate',
      'expectedPaymentDate',
      ...fieldsIf(asksSector, 'sector'),
      ...fieldsIf(asksFinancier, 'financier'),
      'reason',
    ]
    const money: TransactionField[] = [
      ...fieldsIf(financing === 'ask', 'financed'),
      ...fieldsIf(isFinanced(values, financing), 'financedAmount', 'drawdownId', 'instalments'),
    ]
    return { pages: financing === 'never' ? [client, transaction] : [client, transaction, money], optional }
  }
}

function fieldsIf(condition: boolean, ...names: TransactionField[]): TransactionField[] {
  return condition ? names : []
}
