import { addAmounts, type Amount } from '@onlend/core'
import type { AmountFormat } from '../amount/AmountFormat.ts'
import { amountReadings } from '../amount/amountReadings.ts'
import { compactNumber } from './compactNumber.ts'
import { isFinanced } from './isFinanced.ts'
import type {
  RegisterTransactionsReview,
  RegisterTransactionsValues,
  UseRegisterTransactionsFormParameters,
} from './registerTransactionsFormTypes.ts'

type ToTransactionReviewParameters = {
  values: RegisterTransactionsValues
  options: Pick<UseRegisterTransactionsFormParameters, 'operatorName' | 'financing' | 'currency'>
  format: AmountFormat
}

/** What a person reads before they confirm: the very values that will travel. `null` while an amount cannot be read. */
export function toTransactionReview(
  parameters: ToTransactionReviewParameters,
): RegisterTransactionsReview | null {
  const { values, options, format } = parameters
  const amountPayable = amountReadings(values.amountPayable, format).amount
  const financing = isFinanced(values, options.financing) ? toFinancing(values, format) : null
  if (amountPayable === null || financing === undefined) return null
  const isBusiness = values.clientKind === 'business'
  const idValue = values.idType === 'bvn' ? compactNumber(values.idValue) : values.idValue.trim()
  return {
    clientKind: values.clientKind,
    clientName: isBusiness
      ? values.businessName.trim()
      : `${values.firstName.trim()} ${values.lastName.trim()}`,
    contactNumber: compactNumber(values.contactNumber) || null,
    idType: values.idType || null,
    idValue: values.idType === '' ? null : idValue,
    reference: values.reference.trim(),
    amountPayable,
    currency: options.currency ?? null,
    disbursementDate: values.disbursementDate,
    expectedPaymentDate: values.expectedPaymentDate,
    sector: values.sector,
    // T47: the operator's name is configuration, anybody else is `Others`.
    financier: values.financier === 'others' ? 'Others' : options.operatorName,
    reason: values.reason.trim() || null,
    financing,
  }
}

/** `undefined` while an amount cannot be read. */
function toFinancing(
  values: RegisterTransactionsValues,
  format: AmountFormat,
): RegisterTransactionsReview['financing'] | undefined {
  const amount = amountReadings(values.financedAmount, format).amount
  if (amount === null) return undefined
  const instalments: { startDate: string; dueDate: string; amount: Amount }[] = []
  for (const { startDate, dueDate, amount: typed } of values.instalments) {
    const read = amountReadings(typed, format).amount
    if (read === null) return undefined
    instalments.push({ startDate, dueDate, amount: read })
  }
  return {
    amount,
    drawdownId: values.drawdownId.trim(),
    instalments,
    total: addAmounts(...instalments.map((one) => one.amount)),
  }
}
