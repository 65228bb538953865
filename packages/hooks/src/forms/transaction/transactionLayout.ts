import type { FormLayout } from '../write-form/FormLayout.ts'
import { isFinanced } from './isFinanced.ts'
import type {
  TransactionField,
  TransactionValues,
  UseTransactionFormOptions,
} from './transactionFormTypes.ts'

type LayoutOptions = Pick<UseTransactionFormOptions, 'sector' | 'financier' | 'financing'> & {
  clientKinds: readonly unknown[]
  idTypes: readonly string[]
}

const optional: readonly TransactionField[] = ['contactNumber', 'idType', 'reason', 'financed']

/** Who, what, and how it is financed: a page each, of the fields that are needed for what has been filled in so far. */
export function transactionLayout(
  options: LayoutOptions,
): (values: TransactionValues) => FormLayout<TransactionField> {
  const { sector, financier, financing = 'ask', clientKinds, idTypes } = options
  return (values) => {
    const client: TransactionField[] = [
      ...when(clientKinds.length > 1, 'clientKind'),
      ...(values.clientKind === 'business'
        ? when(true, 'businessName')
        : when(true, 'firstName', 'lastName')),
      'contactNumber',
      ...when(idTypes.length > 0, 'idType'),
      ...when(values.idType !== '', 'idValue'),
    ]
    const transaction: TransactionField[] = [
      'reference',
      'amountPayable',
      'disbursementDate',
      'expectedPaymentDate',
      ...when(sector === undefined, 'sector'),
      ...when(financier === undefined, 'financier'),
      'reason',
    ]
    const money: TransactionField[] = [
      ...when(financing === 'ask', 'financed'),
      ...when(isFinanced(values, financing), 'financedAmount', 'drawdownId', 'instalments'),
    ]
    return { pages: financing === 'never' ? [client, transaction] : [client, transaction, money], optional }
  }
}

function when(condition: boolean, ...names: TransactionField[]): TransactionField[] {
  return condition ? names : []
}
