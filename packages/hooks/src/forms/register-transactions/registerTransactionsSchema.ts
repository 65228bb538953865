import { toIsoDate } from '@onlend/core/internal'
import * as z from 'zod/mini'
import type { AmountFormat } from '../amount/AmountFormat.ts'
import { sumCode } from '../amount/sumCode.ts'
import { compactNumber } from './compactNumber.ts'
import type { RegisterTransactionsErrorCode } from './registerTransactionsFormTypes.ts'

export type TransactionRules = { format: AmountFormat; idValueAs: 'string' | 'number' }

/** Checks a text; the message of an issue is a code, and words for it belong to the view. */
function text(problem: (value: string) => RegisterTransactionsErrorCode | null): z.ZodMiniString {
  return z.string().check((payload) => {
    const code = problem(payload.value.trim())
    if (code !== null)
      payload.issues.push({ code: 'custom', message: code, input: payload.value, continue: true })
  })
}

const filled = text((value) => (value === '' ? 'REQUIRED' : null))
const day = text((value) => {
  if (value === '') return 'REQUIRED'
  return toIsoDate(value) === value ? null : 'DATE_INVALID'
})
const contactNumber = text((value) =>
  value === '' || /^\+?\d{7,15}$/.test(compactNumber(value)) ? null : 'CONTACT_NUMBER_INVALID',
)

/** What a person may type into a transaction; fields that are not shown are not checked. */
export function registerTransactionsSchema({
  format,
  idValueAs,
}: TransactionRules): z.ZodMiniType<unknown, unknown> {
  const amount = text((value) => sumCode(value, format))
  const instalment = z.object({ startDate: day, dueDate: day, amount }).check((payload) => {
    const { startDate, dueDate } = payload.value
    // ISO days compare as text.
    if (startDate === '' || dueDate === '' || dueDate >= startDate) return
    const message: RegisterTransactionsErrorCode = 'INSTALMENT_DUE_BEFORE_START'
    payload.issues.push({ code: 'custom', message, path: ['dueDate'], input: dueDate, continue: true })
  })
  return z
    .object({
      firstName: filled,
      lastName: filled,
      businessName: filled,
      contactNumber,
      idValue: text((value) => idValueCode(value, idValueAs)),
      reference: filled,
      amountPayable: amount,
      disbursementDate: day,
      expectedPaymentDate: day,
      sector: filled,
      financier: filled,
      financedAmount: amount,
      drawdownId: filled,
      instalments: z.array(instalment),
    })
    .check((payload) => {
      const { disbursementDate, expectedPaymentDate, instalments } = payload.value
      const note = (name: string, message: RegisterTransactionsErrorCode) =>
        payload.issues.push({ code: 'custom', message, path: [name], input: null, continue: true })
      if (disbursementDate !== '' && expectedPaymentDate !== '' && expectedPaymentDate < disbursementDate)
        note('expectedPaymentDate', 'PAID_BEFORE_DISBURSED')
      if (instalments.length === 0) note('instalments', 'REQUIRED')
    })
}

function idValueCode(value: string, as: TransactionRules['idValueAs']): RegisterTransactionsErrorCode | null {
  const compact = compactNumber(value)
  if (compact === '') return 'REQUIRED'
  if (as === 'number' && String(Number(compact)) !== compact) return 'ID_VALUE_NOT_A_NUMBER'
  return null
}
