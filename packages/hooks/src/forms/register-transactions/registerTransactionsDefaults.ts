import { firstInstalment } from './firstInstalment.ts'
import type {
  RegisterTransactionsValues,
  UseRegisterTransactionsFormParameters,
} from './registerTransactionsFormTypes.ts'

/** What stands in the fields before the person types. */
export function registerTransactionsDefaults(
  options: UseRegisterTransactionsFormParameters,
): RegisterTransactionsValues {
  const values = {
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
    financier: options.financier ?? ('' as const),
    reason: '',
    financed: options.financing === 'always',
    financedAmount: '',
    drawdownId: options.drawdownId ?? '',
    ...options.defaultValues,
  }
  return { ...values, instalments: options.defaultValues?.instalments ?? [firstInstalment(values)] }
}
