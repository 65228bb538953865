'use client'
import { compactNumber, writeJson } from '@onlend/core/internal'
import { type Amount, compareAmounts } from '@onlend/core'
import { useEffect, useRef } from 'react'
import { get } from 'react-hook-form'
import { skipToken } from '@tanstack/react-query'
import { useLending } from '../../lending/useLending.ts'
import { readAmount } from '../amount/readAmount.ts'
import { useMoneyFormat } from '../amount/useMoneyFormat.ts'
import { inCurrency } from '../amount/inCurrency.ts'
import { useForm } from '../define-form/useForm.ts'
import { withoutRepeated } from '../write-form/withoutRepeated.ts'
import { registerTransactionsForm } from './registerTransactionsForm.ts'
import type {
  RegisterTransactionsValues,
  RegisterTransactionsWarning,
  UseRegisterTransactionsFormParameters,
  UseRegisterTransactionsFormReturnType,
} from './registerTransactionsFormTypes.ts'
import { useActiveDrawdown } from '../../reads/useActiveDrawdown.ts'
import { useTransactionInstalments } from './useTransactionInstalments.ts'
import { useTransactionMemory } from './useTransactionMemory.ts'

const allClientKinds = ['individual', 'business'] as const
const idTypesInUse = ['bvn', 'rc_number'] as const
/** The outcomes of a write that left without a known refusal: its reference is taken. */
const taken: ReadonlySet<string | null> = new Set(['accepted', 'succeeded', 'unknown', 'stale'])

/**
 * The form that registers one transaction and asks for its financing, without its looks. Accepted means received: the outcome
 * arrives later. Amounts are decimal strings, days `YYYY-MM-DD` (Partner API, Endpoint 4).
 *
 * @example
 * const form = useRegisterTransactionsForm({ operatorName: 'Harbour Capital', sector: 'Lender', currency: 'NGN', locale: 'en-NG' })
 * const amount = form.field('amountPayable')
 * <form onSubmit={form.actions.submit}><input {...amount.input} aria-invalid={amount.errorCode !== null} /></form>
 */
export function useRegisterTransactionsForm(
  options: UseRegisterTransactionsFormParameters,
): UseRegisterTransactionsFormReturnType {
  const { clientKinds = allClientKinds, idTypes = idTypesInUse, idValueAs = 'string' } = options
  const { currency, sector, financier, operatorName, meta, financing = 'ask', draft = true } = options
  const { referenceFactory, rules, stepUp, onEvent } = options
  const { customerPartnerId: ownPartnerId, environment, tenantId, userId } = useLending()
  const customerPartnerId = options.customerPartnerId ?? ownPartnerId
  const format = useMoneyFormat(options)
  const form = useForm(registerTransactionsForm, {
    ownerId: customerPartnerId,
    context: {
      ...{ format, currency, clientKinds, idTypes, idValueAs, sector, financier, operatorName, financing },
      ...{ meta, keepsPersonal: typeof draft === 'object' },
    },
    defaultValues: {
      clientKind: clientKinds[0] ?? 'individual',
      drawdownId: options.drawdownId ?? '',
      ...options.defaultValues,
    },
    keepsDraft: draft !== false,
    leaveOut: withoutRepeated,
    ...{ rules, stepUp, onEvent },
  })
  const { values, getValue: read, set, isPending, outcome, step, review } = form

  const drawdown = useTransactionDrawdown({
    customerPartnerId,
    isWanted: form.fields.includes('drawdownId') && options.drawdownId === undefined,
    drawdownId: values.drawdownId,
    set,
  })
  const { instalmentsOf = 'financed' } = options
  const instalments = useTransactionInstalments({ form, instalmentsOf, format })
  const { isUsed } = useTransactionMemory({
    ...{ customerPartnerId, form },
    chosen: { sector: sector ?? values.sector, financier: financier ?? values.financier },
    taken: step === 'outcome' && taken.has(outcome) ? review : null,
  })

  // The browser makes the reference, so that a prerendered page and its script agree; another partner is another form.
  const owner = writeJson([environment, tenantId, userId, customerPartnerId])
  const referenceFor = useRef<string | null>(null)
  useEffect(() => {
    if (!referenceFactory || referenceFor.current === owner) return
    referenceFor.current = owner
    // `read` and not the rendered value: a draft may just have come back.
    if (read('reference') === '') set('reference', referenceFactory())
  }, [owner, referenceFactory, read, set])

  const readField: UseRegisterTransactionsFormReturnType['readAmount'] = (name) =>
    readAmount(String(get(values, name) ?? ''), format)
  const hasEveryAmount = values.instalments.every(({ amount }) => readAmount(amount, format).amount !== null)
  const warnings = registerTransactionsWarnings({
    ...{ values, isUsed },
    payable: readField('amountPayable').amount,
    financed: readField('financedAmount').amount,
    total: hasEveryAmount ? instalments.total : null,
  })

  return {
    ...form,
    review: inCurrency(review, currency),
    clientKinds,
    idTypes,
    instalments,
    readAmount: readField,
    drawdown,
    warnings: warnings.filter(({ field }) => form.fields.includes(field)),
    openWarnings: warnings.filter(({ field }) => form.pages.flat().includes(field)),
    actions: {
      ...form.actions,
      startOver: () => {
        form.actions.startOver()
        if (!isPending && referenceFactory && !options.defaultValues?.reference)
          set('reference', referenceFactory())
      },
    },
  }
}

type UseTransactionDrawdownParameters = {
  customerPartnerId: string | null
  /** `false` before the partner asks for financing, and where the host named a drawdown. */
  isWanted: boolean
  /** The value of the field. */
  drawdownId: string
  set: (name: 'drawdownId', value: string) => void
}

/** Fills in the drawdown that pays the financing: a drawdown request does not name it, the active drawdown has the id (T59). */
function useTransactionDrawdown(
  parameters: UseTransactionDrawdownParameters,
): UseRegisterTransactionsFormReturnType['drawdown'] {
  const { customerPartnerId, isWanted, drawdownId, set } = parameters
  const isAsked = isWanted && customerPartnerId !== null
  const { data, isError, isPending } = useActiveDrawdown(isAsked ? { customerPartnerId } : skipToken)
  const found = data?.id ?? null
  const offered = useRef<string | null>(null)
  useEffect(() => {
    if (!isAsked || found === null || offered.current === found) return
    offered.current = found
    // A reference that the person typed during the search stays.
    if (drawdownId === '') set('drawdownId', found)
  }, [isAsked, found, drawdownId, set])
  if (!isAsked) return 'notAsked'
  if (found !== null) return 'found'
  if (isError) return 'failed'
  return isPending ? 'asking' : 'none'
}

type TransactionWarningsParameters = {
  values: RegisterTransactionsValues
  isUsed: (reference: string) => boolean
  payable: Amount | null
  financed: Amount | null
  /** The sum of the instalments; `null` unless each instalment is readable. */
  total: Amount | null
}

/** Finds the warnings. The API document does not give the service's rules, so no warning stops a submission. */
function registerTransactionsWarnings(
  parameters: TransactionWarningsParameters,
): readonly RegisterTransactionsWarning[] {
  const { values, isUsed, payable, financed, total } = parameters
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
  return found
}

function differs(total: Amount, other: Amount | null): boolean {
  return other === null || compareAmounts(total, other) !== 0
}

/** Whether an instalment is outside the days of the transaction; ISO days compare as text. */
function isOutside(
  { startDate, dueDate }: RegisterTransactionsValues['instalments'][number],
  { disbursementDate, expectedPaymentDate }: RegisterTransactionsValues,
): boolean {
  const startsBefore = startDate !== '' && disbursementDate !== '' && startDate < disbursementDate
  const endsAfter = dueDate !== '' && expectedPaymentDate !== '' && dueDate > expectedPaymentDate
  return startsBefore || endsAfter
}
