import type { FinancedTransaction, registerTransactions, Transaction } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import type {
  RegisterTransactionsReview,
  RegisterTransactionsValues,
  UseRegisterTransactionsFormParameters,
} from './registerTransactionsFormTypes.ts'
import { compactNumber } from './compactNumber.ts'

type ToTransactionBodyParameters = {
  review: RegisterTransactionsReview
  names: Pick<RegisterTransactionsValues, 'firstName' | 'lastName'>
  options: Pick<UseRegisterTransactionsFormParameters, 'idValueAs' | 'meta'>
}

/** What travels, made of what was reviewed (Partner API, Endpoint 4). */
export function toTransactionBody({
  review,
  names,
  options,
}: ToTransactionBodyParameters): EndpointInput<typeof registerTransactions> {
  const { reference, financing, reason } = review
  const { meta } = options
  const transaction: Transaction = {
    client: toClient(review, names, options.idValueAs),
    transaction_reference: reference,
    disbursement_date: review.disbursementDate,
    expected_payment_date: review.expectedPaymentDate,
    amount_payable: review.amountPayable,
    financier: review.financier,
    ...(reason === null ? {} : { reason }),
    ...(meta ? { meta } : {}),
  }
  return {
    sector: review.sector,
    transactions: [transaction],
    // T57: required even where nothing is financed.
    financed_transactions: financing ? [toFinanced(reference, financing)] : [],
  }
}

function toClient(
  review: RegisterTransactionsReview,
  { firstName, lastName }: ToTransactionBodyParameters['names'],
  idValueAs: UseRegisterTransactionsFormParameters['idValueAs'],
): Transaction['client'] {
  const { contactNumber, idType, idValue } = review
  const identity = {
    ...(contactNumber === null ? {} : { contact_number: contactNumber }),
    ...(idType === null ? {} : { id_type: idType }),
    ...(idValue === null
      ? {}
      : { id_value: idValueAs === 'number' ? Number(compactNumber(idValue)) : idValue }),
  }
  if (review.clientKind === 'business') return { ...identity, business_name: review.clientName }
  return { ...identity, first_name: firstName.trim(), last_name: lastName.trim() }
}

function toFinanced(
  reference: string,
  { amount, drawdownId, instalments }: NonNullable<RegisterTransactionsReview['financing']>,
): FinancedTransaction {
  return {
    transaction_reference: reference,
    amount,
    drawdown_id: drawdownId,
    payments: instalments.map((one) => ({
      // T28: the service calls the day an instalment starts so.
      disbursement_date: one.startDate,
      expected_payment_date: one.dueDate,
      amount: one.amount,
    })),
  }
}
