import type { TransactionValues, UseTransactionFormOptions } from './transactionFormTypes.ts'

const noDays = { disbursementDate: '', expectedPaymentDate: '', financedAmount: '' }

/** What stands in the fields before anybody types. */
export function transactionDefaults(options: UseTransactionFormOptions): TransactionValues {
  return {
    clientKind: options.clientKinds?.[0] ?? 'individual',
    firstName: '',
    lastName: '',
    businessName: '',
    contactNumber: '',
    idType: '',
    idValue: '',
    reference: '',
    amountPayable: '',
    disbursementDate: '',
    expectedPaymentDate: '',
    sector: options.sector ?? '',
    financier: options.financier ?? '',
    reason: '',
    financed: options.financing === 'always',
    financedAmount: '',
    drawdownId: options.drawdownId ?? '',
    instalments: [],
    ...options.defaultValues,
  }
}
