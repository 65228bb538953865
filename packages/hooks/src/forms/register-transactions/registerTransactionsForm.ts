import { type Amount, type FinancedTransaction, type Transaction, addAmounts } from '@onlend/core'
import { compactNumber } from '@onlend/core/internal'
import { registerTransactionsOperation } from '@onlend/core/operations'
import type { FieldPath } from 'react-hook-form'
import { choice } from '../define-form/choice.ts'
import { day } from '../define-form/day.ts'
import { type FormErrorCode, type FormValues, defineForm } from '../define-form/defineForm.ts'
import { list } from '../define-form/list.ts'
import { type MoneyContext, money } from '../define-form/money.ts'
import { phone } from '../define-form/phone.ts'
import { text } from '../define-form/text.ts'
import { tick } from '../define-form/tick.ts'
import { when } from '../define-form/when.ts'

/** The kind of client of the transaction. */
export type TransactionClientKind = 'individual' | 'business'

/** The financier of the transaction: the service's operator, or another one. */
export type TransactionFinancier = 'operator' | 'others'

/** The values of the form. Numbers are text and keep their zeros, days are `YYYY-MM-DD`. */
export type RegisterTransactionsValues = FormValues<typeof registerTransactionsForm>

/** A field of a transaction; a field of an instalment by its path. */
export type TransactionField = FieldPath<RegisterTransactionsValues>

/**
 * The mistake in a field. The view has the words for it. `ID_VALUE_NOT_A_NUMBER`: the host sends identity numbers as numbers, which would lose
 * letters and leading zeros.
 */
export type RegisterTransactionsErrorCode = FormErrorCode<typeof registerTransactionsForm>

/** The facts that a person must see before the form sends the transaction. */
export type RegisterTransactionsReview = {
  clientKind: TransactionClientKind
  /** First and last name, or the name of the business. */
  clientName: string
  contactNumber: string | null
  idType: string | null
  /** The full identity number: mask it. */
  idValue: string | null
  reference: string
  amountPayable: Amount
  /** The ISO code; `null` when the host named none. */
  currency: string | null
  disbursementDate: string
  expectedPaymentDate: string
  sector: string
  /** The financier in the service's words. */
  financier: string
  reason: string | null
  financing: {
    amount: Amount
    drawdownId: string
    instalments: readonly { startDate: string; dueDate: string; amount: Amount }[]
    /** The sum of the instalments. */
    total: Amount
  } | null
}

type TransactionContext = MoneyContext & {
  currency: string | undefined
  clientKinds: readonly TransactionClientKind[]
  idTypes: readonly string[]
  idValueAs: 'string' | 'number'
  /** The sector that the host fixes: the form does not ask for it. */
  sector: string | undefined
  /** The financier that the host fixes. */
  financier: TransactionFinancier | undefined
  operatorName: string
  financing: 'ask' | 'always' | 'never'
  meta: Readonly<Record<string, unknown>> | undefined
  /** Whether a draft keeps contact and identity numbers. */
  keepsPersonal: boolean
}

const name = { autoCapitalize: 'words' } as const

/** The fields of a transaction: the client, the transaction and its financing, a page each (Partner API, Endpoint 4). */
export const registerTransactionsForm = defineForm<TransactionContext>()(registerTransactionsOperation, {
  fields: {
    clientKind: choice(({ clientKinds }: TransactionContext) => clientKinds, { kind: 'cards' }),
    firstName: text({ input: name }),
    lastName: text({ input: name }),
    businessName: text({ input: name }),
    contactNumber: phone({ invalid: 'CONTACT_NUMBER_INVALID', optional: true }),
    idType: choice(({ idTypes }: TransactionContext) => idTypes, { optional: true }),
    idValue: text({
      check: (typed, { idValueAs }: TransactionContext) =>
        idValueAs === 'number' && String(Number(compactNumber(typed))) !== compactNumber(typed)
          ? 'ID_VALUE_NOT_A_NUMBER'
          : null,
      input: { autoCapitalize: 'characters', spellCheck: false },
    }),
    reference: text({ input: { autoCapitalize: 'characters', spellCheck: false } }),
    amountPayable: money(),
    disbursementDate: day(),
    expectedPaymentDate: day(),
    sector: choice(['Lender', 'Aggregator', 'Market Place']),
    financier: choice(['operator', 'others']),
    reason: text({ optional: true, input: { autoCapitalize: 'sentences' } }),
    /** The partner asks for financing with the transaction. */
    financed: tick(),
    financedAmount: money(),
    drawdownId: text({ input: { spellCheck: false } }),
    instalments: list({ amount: money(), startDate: day(), dueDate: day() }, ({ startDate, dueDate }) => [
      { field: 'dueDate', code: isBefore(dueDate, startDate) && 'INSTALMENT_DUE_BEFORE_START' },
    ]),
  },
  pages: (values, context) => {
    const { clientKinds, idTypes, sector, financier, financing } = context
    const isBusiness = findClientKind(values, context) === 'business'
    const client = [
      ...when(clientKinds.length > 1, 'clientKind'),
      ...when(isBusiness, 'businessName'),
      ...when(!isBusiness, 'firstName', 'lastName'),
      ...when(true, 'contactNumber'),
      ...when(idTypes.length > 0, 'idType'),
      ...when(idTypes.length > 0 && values.idType !== '', 'idValue'),
    ]
    const transaction = [
      ...when(true, 'reference', 'amountPayable', 'disbursementDate', 'expectedPaymentDate'),
      ...when(sector === undefined, 'sector'),
      ...when(financier === undefined, 'financier'),
      ...when(true, 'reason'),
    ]
    const terms = [
      ...when(financing === 'ask', 'financed'),
      ...when(isFinanced(values, context), 'financedAmount', 'drawdownId', 'instalments'),
    ]
    return financing === 'never' ? [client, transaction] : [client, transaction, terms]
  },
  check: ({ disbursementDate, expectedPaymentDate }) => [
    {
      field: 'expectedPaymentDate',
      code: isBefore(expectedPaymentDate, disbursementDate) && 'PAID_BEFORE_DISBURSED',
    },
  ],
  toInput: (sent, context) => {
    const { reference, reason } = sent
    const { sector = sent.sector, financier = sent.financier, operatorName, meta } = context
    const transaction: Transaction = {
      client: toClient(sent, context),
      transaction_reference: reference,
      disbursement_date: sent.disbursementDate,
      expected_payment_date: sent.expectedPaymentDate,
      amount_payable: sent.amountPayable,
      // T47: the operator's name is configuration, any other financier is `Others`.
      financier: financier === 'others' ? 'Others' : operatorName,
      ...(reason !== '' && { reason }),
      ...(meta && { meta }),
    }
    const financed: FinancedTransaction = {
      transaction_reference: reference,
      amount: sent.financedAmount,
      drawdown_id: sent.drawdownId,
      payments: sent.instalments.map(({ amount, startDate, dueDate }) => ({
        // T28: `disbursement_date` is the service's name for the day on which an instalment starts.
        ...{ disbursement_date: startDate, expected_payment_date: dueDate, amount },
      })),
    }
    // T57: the service requires the field even without financing.
    const financings = isFinanced(sent, context) ? [financed] : []
    return { sector: sector ?? '', transactions: [transaction], financed_transactions: financings }
  },
  // The review shows the body to send.
  toReview: (
    { sector, transactions: [transaction], financed_transactions: [financed] },
    _values,
    { currency = null },
  ): RegisterTransactionsReview | null => {
    if (!transaction) return null
    const { client } = transaction
    const isBusiness = 'business_name' in client
    return {
      clientKind: isBusiness ? 'business' : 'individual',
      clientName: isBusiness ? client.business_name : `${client.first_name} ${client.last_name}`,
      contactNumber: client.contact_number ?? null,
      idType: client.id_type ?? null,
      idValue: client.id_value === undefined ? null : String(client.id_value),
      reference: transaction.transaction_reference,
      amountPayable: transaction.amount_payable,
      currency,
      disbursementDate: transaction.disbursement_date,
      expectedPaymentDate: transaction.expected_payment_date,
      sector,
      financier: transaction.financier,
      reason: transaction.reason ?? null,
      financing: financed
        ? {
            amount: financed.amount,
            drawdownId: financed.drawdown_id,
            instalments: financed.payments.map((one) => ({
              ...{ startDate: one.disbursement_date, dueDate: one.expected_payment_date, amount: one.amount },
            })),
            total: addAmounts(...financed.payments.map(({ amount }) => amount)),
          }
        : null,
    }
  },
  toDraft: ({ keepsPersonal }, names) => ({
    version: 1,
    keep: keepsPersonal ? names : names.filter((one) => one !== 'contactNumber' && one !== 'idValue'),
    // The form fills in these fields itself.
    choices: ['clientKind', 'reference', 'drawdownId', 'instalments'],
  }),
})

/** Whether a day is before another; ISO days compare as text. */
function isBefore(day: string | undefined, other: string | undefined): boolean {
  return day !== undefined && other !== undefined && day < other
}

/** The kind of client: the chosen one where the host offers it, else the first. */
function findClientKind(
  { clientKind }: { clientKind?: TransactionClientKind | '' | undefined },
  { clientKinds }: TransactionContext,
): TransactionClientKind {
  return clientKinds.find((kind) => kind === clientKind) ?? clientKinds[0] ?? 'individual'
}

/** Whether the form sends financing with the transaction: a hidden wrong field does not leave it out. */
function isFinanced({ financed }: { financed: boolean }, { financing }: TransactionContext): boolean {
  return financing === 'always' || (financing === 'ask' && financed)
}

type TypedClient = {
  clientKind?: TransactionClientKind | undefined
  firstName: string
  lastName: string
  businessName: string
  contactNumber: string
  idType?: string | undefined
  idValue: string
}

function toClient(typed: TypedClient, context: TransactionContext): Transaction['client'] {
  const { contactNumber, idType, idValue } = typed
  const compact = compactNumber(idValue)
  const idText = idType === 'bvn' ? compact : idValue
  const identity = {
    ...(contactNumber !== '' && { contact_number: contactNumber }),
    ...(idType !== undefined && {
      ...{ id_type: idType, id_value: context.idValueAs === 'number' ? Number(compact) : idText },
    }),
  }
  if (findClientKind(typed, context) === 'business') return { ...identity, business_name: typed.businessName }
  return { ...identity, first_name: typed.firstName, last_name: typed.lastName }
}
