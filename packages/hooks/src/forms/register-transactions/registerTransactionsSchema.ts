import type { FinancedTransaction, registerTransactions, Transaction } from '@onlend/core'
import { compactNumber, type EndpointInput, toIsoDate } from '@onlend/core/internal'
import * as z from 'zod/mini'
import { amountField } from '../amount/amountField.ts'
import type { AmountFormat } from '../amount/readAmount.ts'
import { textField } from '../text/textField.ts'
import { isFinanced } from './isFinanced.ts'
import type {
  RegisterTransactionsErrorCode,
  UseRegisterTransactionsFormParameters,
} from './registerTransactionsFormTypes.ts'

type HostRules = Pick<UseRegisterTransactionsFormParameters, 'idValueAs' | 'financing' | 'meta'>
type TransactionRules = { [Name in keyof HostRules]: HostRules[Name] | undefined } & {
  format: AmountFormat
  operatorName: string
}

const text = textField<RegisterTransactionsErrorCode>
const day = text({ check: (value) => (toIsoDate(value) === value ? null : 'DATE_INVALID') })
const contactNumber = text({
  required: false,
  clean: compactNumber,
  check: (value) => (/^\+?\d{7,15}$/.test(value) ? null : 'CONTACT_NUMBER_INVALID'),
})
/** A field that is not always shown. */
const conditionalText = text({ isConditional: true })

/** What a person may type into a transaction, and what of it is sent (Partner API, Endpoint 4). */
export function registerTransactionsSchema(
  rules: TransactionRules,
): z.ZodMiniType<EndpointInput<typeof registerTransactions>, unknown> {
  return z.pipe(
    transactionFields(rules),
    z.transform((typed) => toBody(typed, rules)),
  )
}

type Typed = z.output<ReturnType<typeof transactionFields>>

function transactionFields({ format, idValueAs, financing }: TransactionRules) {
  const amount = amountField({ format })
  const instalment = z.object({ startDate: day, dueDate: day, amount }).check(({ value, issues }) => {
    const { startDate, dueDate } = value
    // ISO days compare as text.
    if (startDate === '' || dueDate === '' || dueDate >= startDate) return
    const message: RegisterTransactionsErrorCode = 'INSTALMENT_DUE_BEFORE_START'
    issues.push({ code: 'custom', message, path: ['dueDate'], input: dueDate, continue: true })
  })
  const idValue = text({
    isConditional: true,
    check: (value) => (idValueAs === 'number' ? checkNumber(value) : null),
  })
  return z
    .object({
      clientKind: z.string(),
      firstName: conditionalText,
      lastName: conditionalText,
      businessName: conditionalText,
      contactNumber,
      idType: z.string(),
      idValue,
      reference: text(),
      amountPayable: amount,
      disbursementDate: day,
      expectedPaymentDate: day,
      sector: text(),
      financier: text(),
      reason: text({ required: false }),
      financed: z.boolean(),
      financedAmount: z.optional(amount),
      drawdownId: conditionalText,
      instalments: z.optional(z.array(instalment)),
    })
    .check(({ value, issues }) => {
      const { disbursementDate, expectedPaymentDate, instalments, financedAmount } = value
      const note = (name: string, message: RegisterTransactionsErrorCode) =>
        issues.push({ code: 'custom', message, path: [name], input: null, continue: true })
      if (disbursementDate !== '' && expectedPaymentDate !== '' && expectedPaymentDate < disbursementDate)
        note('expectedPaymentDate', 'PAID_BEFORE_DISBURSED')
      if (instalments?.length === 0) note('instalments', 'REQUIRED')
      // Financing is never left out because a field of it is hidden and wrong.
      if (isFinanced(value, financing) && (instalments === undefined || financedAmount === undefined))
        note('financed', 'REQUIRED')
    })
}

function checkNumber(value: string): RegisterTransactionsErrorCode | null {
  const compact = compactNumber(value)
  return String(Number(compact)) === compact ? null : 'ID_VALUE_NOT_A_NUMBER'
}

function toBody(typed: Typed, rules: TransactionRules): EndpointInput<typeof registerTransactions> {
  const { reference, reason, financedAmount, instalments } = typed
  const transaction: Transaction = {
    client: toClient(typed, rules.idValueAs),
    transaction_reference: reference,
    disbursement_date: typed.disbursementDate,
    expected_payment_date: typed.expectedPaymentDate,
    amount_payable: typed.amountPayable,
    // T47: the operator's name is configuration, any other financier is `Others`.
    financier: typed.financier === 'others' ? 'Others' : rules.operatorName,
    ...(reason === '' ? {} : { reason }),
    ...(rules.meta ? { meta: rules.meta } : {}),
  }
  const financed: FinancedTransaction[] =
    isFinanced(typed, rules.financing) && financedAmount !== undefined && instalments !== undefined
      ? [
          {
            transaction_reference: reference,
            amount: financedAmount,
            drawdown_id: typed.drawdownId,
            payments: instalments.map((one) => ({
              // T28: the service calls the day an instalment starts so.
              disbursement_date: one.startDate,
              expected_payment_date: one.dueDate,
              amount: one.amount,
            })),
          },
        ]
      : []
  // T57: required even where nothing is financed.
  return { sector: typed.sector, transactions: [transaction], financed_transactions: financed }
}

function toClient(
  { clientKind, firstName, lastName, businessName, contactNumber: number, idType, idValue }: Typed,
  idValueAs: TransactionRules['idValueAs'],
): Transaction['client'] {
  const compact = compactNumber(idValue)
  const identity = {
    ...(number === '' ? {} : { contact_number: number }),
    ...(idType === ''
      ? {}
      : {
          id_type: idType,
          id_value: idValueAs === 'number' ? Number(compact) : idType === 'bvn' ? compact : idValue,
        }),
  }
  if (clientKind === 'business') return { ...identity, business_name: businessName }
  return { ...identity, first_name: firstName, last_name: lastName }
}
