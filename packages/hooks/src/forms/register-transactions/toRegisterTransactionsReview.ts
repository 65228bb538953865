import { addAmounts, type FinancedTransaction, type registerTransactions } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import type { RegisterTransactionsReview } from './registerTransactionsFormTypes.ts'

/** What a person reads before they confirm: the very body that is sent. */
export function toRegisterTransactionsReview(
  { sector, transactions: [transaction], financed_transactions: [financed] }: Body,
  currency: string | undefined,
): RegisterTransactionsReview | null {
  if (!transaction) return null
  const { client } = transaction
  return {
    clientKind: 'business_name' in client ? 'business' : 'individual',
    clientName: 'business_name' in client ? client.business_name : `${client.first_name} ${client.last_name}`,
    contactNumber: client.contact_number ?? null,
    idType: client.id_type ?? null,
    idValue: client.id_value === undefined ? null : String(client.id_value),
    reference: transaction.transaction_reference,
    amountPayable: transaction.amount_payable,
    currency: currency ?? null,
    disbursementDate: transaction.disbursement_date,
    expectedPaymentDate: transaction.expected_payment_date,
    sector,
    financier: transaction.financier,
    reason: transaction.reason ?? null,
    financing: financed ? toFinancing(financed) : null,
  }
}

type Body = EndpointInput<typeof registerTransactions>

function toFinancing({
  amount,
  drawdown_id: drawdownId,
  payments,
}: FinancedTransaction): RegisterTransactionsReview['financing'] {
  const instalments = payments.map((one) => ({
    startDate: one.disbursement_date,
    dueDate: one.expected_payment_date,
    amount: one.amount,
  }))
  return { amount, drawdownId, instalments, total: addAmounts(...instalments.map((one) => one.amount)) }
}
