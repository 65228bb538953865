import type { FormDraft } from '../write-form/writeFormTypes.ts'
import type { RegisterTransactionsValues } from './registerTransactionsFormTypes.ts'

const personal = ['contactNumber', 'idValue'] as const
const harmless = [
  'clientKind',
  'firstName',
  'lastName',
  'businessName',
  'idType',
  'reference',
  'amountPayable',
  'disbursementDate',
  'expectedPaymentDate',
  'sector',
  'financier',
  'reason',
  'financed',
  'financedAmount',
  'drawdownId',
  'instalments',
] as const

/** What may be kept of a transaction in the making: contact and identity numbers only where the host asked for it. */
export function draftFields(
  draft: boolean | { personal: true },
): FormDraft<keyof RegisterTransactionsValues> | null {
  if (draft === false) return null
  return {
    version: 1,
    keep: draft === true ? harmless : [...harmless, ...personal],
    // Filled in by the form itself.
    choices: ['clientKind', 'reference', 'drawdownId'],
  }
}
