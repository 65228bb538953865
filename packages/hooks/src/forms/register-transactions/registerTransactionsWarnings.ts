import { compactNumber } from '@onlend/core/internal'
import { type Amount, compareAmounts } from '@onlend/core'
import type {
  RegisterTransactionsValues,
  RegisterTransactionsWarning,
} from './registerTransactionsFormTypes.ts'

type TransactionWarningsParameters = {
  values: RegisterTransactionsValues
  /** The fields on the page. */
  shown: readonly string[]
  isUsed: (reference: string) => boolean
  payable: Amount | null
  financed: Amount | null
  /** What the instalments add up to; `null` unless each of them can be read. */
  total: Amount | null
}

/** What deserves a second look on the page. The service's own rules are not documented, so none of it stops a submission. */
export function registerTransactionsWarnings(
  parameters: TransactionWarningsParameters,
): readonly RegisterTransactionsWarning[] {
  const { values, shown, isUsed, payable, financed, total } = parameters
  const found: RegisterTransactionsWarning[] = []
  if (values.reference.trim() !== '' && isUsed(values.reference.trim()))
    found.push({ field: 'reference', code: 'REFERENCE_USED' })
  if (values.idType === 'bvn' && values.idValue !== '' && !/^\d{11}$/.test(compactNumber(values.idValue)))
    found.push({ field: 'idValue', code: 'BVN_LENGTH' })
  const isAbove = financed !== null && payable !== null && compareAmounts(financed, payable) > 0
  if (isAbove) found.push({ field: 'financedAmount', code: 'FINANCED_ABOVE_PAYABLE' })
  if (financed !== null && total !== null && differs(total, financed) && differs(total, payable))
    found.push({ field: 'instalments', code: 'INSTALMENTS_DIFFER' })
  if (values.instalments.some((one) => isOutside(one, values)))
    found.push({ field: 'instalments', code: 'INSTALMENTS_OUTSIDE_DATES' })
  return found.filter(({ field }) => shown.includes(field))
}

function differs(total: Amount, other: Amount | null): boolean {
  return other === null || compareAmounts(total, other) !== 0
}

/** ISO days compare as text. */
function isOutside(
  { startDate, dueDate }: RegisterTransactionsValues['instalments'][number],
  { disbursementDate, expectedPaymentDate }: RegisterTransactionsValues,
): boolean {
  const startsBefore = startDate !== '' && disbursementDate !== '' && startDate < disbursementDate
  const endsAfter = dueDate !== '' && expectedPaymentDate !== '' && dueDate > expectedPaymentDate
  return startsBefore || endsAfter
}
