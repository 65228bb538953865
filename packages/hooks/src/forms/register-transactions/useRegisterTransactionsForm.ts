'use client'
import { type Amount, compareAmounts } from '@onlend/core'
import { calendarDays, compactNumber, writeJson } from '@onlend/core/internal'
import { skipToken } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { type MoneyFormatParameters, useMoneyFormat } from '../amount/useMoneyFormat.ts'
import type { FormParameters } from '../define-form/FormParameters.ts'
import { type FormOf, useForm } from '../define-form/useForm.ts'
import {
  type RegisterTransactionsReview,
  type RegisterTransactionsValues,
  type TransactionClientKind,
  type TransactionFinancier,
  registerTransactionsForm,
} from './registerTransactionsForm.ts'
import { type TransactionInstalments, useTransactionInstalments } from './useTransactionInstalments.ts'
import { useTransactionMemory } from './useTransactionMemory.ts'
import { useLending } from '../../lending/useLending.ts'
import { useActiveDrawdown } from '../../reads/useActiveDrawdown.ts'

/** A warning that never stops a submission. */
export type RegisterTransactionsWarningCode =
  /** This device has sent the reference, or a financed transaction has it. The API document does not say what the service does with a second one. */
  | 'REFERENCE_USED'
  /** A bank verification number has eleven digits. */
  | 'BVN_LENGTH'
  | 'FINANCED_ABOVE_PAYABLE'
  /** The instalments add up neither to the financing nor to the client's payment. */
  | 'INSTALMENTS_DIFFER'
  /** An instalment starts before the transaction or is due after its last day. */
  | 'INSTALMENTS_OUTSIDE_DATES'

export type RegisterTransactionsWarning = {
  field: 'reference' | 'idValue' | 'financedAmount' | 'instalments'
  code: RegisterTransactionsWarningCode
}

export type UseRegisterTransactionsFormParameters = MoneyFormatParameters &
  FormParameters<RegisterTransactionsValues, RegisterTransactionsReview> & {
    /** The operator's name as the service wants it in `financier`; it differs by environment, so the host configures it. */
    operatorName: string
    /** Fixes the financier: the form does not ask for it. */
    financier?: TransactionFinancier
    /** Fixes the sector, `Lender`, `Aggregator` or `Market Place`: the form does not ask for it. */
    sector?: string
    /** @default ['individual', 'business'] */
    clientKinds?: readonly TransactionClientKind[]
    /** The types of identity number; an empty list asks for none. @default ['bvn', 'rc_number'], which are in use */
    idTypes?: readonly string[]
    /** A string keeps leading zeros and letters; some services want a number. @default 'string' */
    idValueAs?: 'string' | 'number'
    /** Makes a reference that no earlier transaction has; the person can change it, as they can the day, for which the form proposes today. */
    referenceFactory?: () => string
    /**
     * Whether the form asks for financing with the transaction. The form sends a transaction without financing with an empty
     * `financed_transactions`, because the API document requires the field; for a service that refuses this, choose `always`.
     * @default 'ask'
     */
    financing?: 'ask' | 'always' | 'never'
    /** The reference of the drawdown that pays the financing. @default the active drawdown's */
    drawdownId?: string
    /** The amount that `split` divides: the financing, or the client's payment. The API document does not say which. @default 'financed' */
    instalmentsOf?: 'financed' | 'payable'
    /** The JSON that the form sends with the transaction. */
    meta?: Readonly<Record<string, unknown>>
    /**
     * Keeps the typed values in this tab's storage until the relay accepts the write. Contact and identity numbers only with
     * `{ personal: true }`, for hosts whose people do not share devices. @default true
     */
    draft?: boolean | { personal: true }
  }

export type UseRegisterTransactionsFormReturnType = FormOf<typeof registerTransactionsForm> & {
  clientKinds: readonly TransactionClientKind[]
  idTypes: readonly string[]
  instalments: TransactionInstalments
  warnings: readonly RegisterTransactionsWarning[]
  /** The warnings of every page: show them to the person before the send. */
  openWarnings: readonly RegisterTransactionsWarning[]
  /** The state of the search for the drawdown's reference; `asking` during the search. */
  drawdown: 'notAsked' | 'asking' | 'found' | 'none' | 'failed'
}

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
  const { currency, sector, financier, operatorName, meta, financing = 'ask', referenceFactory } = options
  const { environment, tenantId, userId, now } = useLending()
  const format = useMoneyFormat(options)
  const form = useForm(registerTransactionsForm, {
    ...options,
    context: {
      ...{ format, currency, clientKinds, idTypes, idValueAs, sector, financier, operatorName, financing },
      ...{ meta, keepsPersonal: typeof options.draft === 'object' },
    },
    defaultValues: {
      clientKind: clientKinds[0] ?? 'individual',
      drawdownId: options.drawdownId ?? '',
      ...options.defaultValues,
    },
  })
  const { customerPartnerId, values, getValue: read, set, isPending, outcome, step, review } = form
  const { readAmount } = form

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

  // The browser makes the reference and the day, so that a prerendered page and its script agree; another partner is another form.
  const owner = writeJson([environment, tenantId, userId, customerPartnerId])
  const proposedFor = useRef<string | null>(null)
  const propose = useCallback(() => {
    // `read` and not the rendered value: a draft may just have come back.
    if (referenceFactory && read('reference') === '') set('reference', referenceFactory())
    if (read('disbursementDate') === '') set('disbursementDate', calendarDays.toDay(now(), undefined))
  }, [referenceFactory, now, read, set])
  useEffect(() => {
    if (proposedFor.current === owner) return
    proposedFor.current = owner
    propose()
  }, [owner, propose])

  const hasEveryAmount = values.instalments.every(
    (_one, index) => readAmount(`instalments.${index}.amount`).amount !== null,
  )
  const warnings = registerTransactionsWarnings({
    ...{ values, isUsed },
    payable: readAmount('amountPayable').amount,
    financed: readAmount('financedAmount').amount,
    total: hasEveryAmount ? instalments.total : null,
  })

  return {
    ...form,
    clientKinds,
    idTypes,
    instalments,
    drawdown,
    warnings: warnings.filter(({ field }) => form.fields.includes(field)),
    openWarnings: warnings.filter(({ field }) => form.pages.flat().includes(field)),
    actions: {
      ...form.actions,
      startOver: () => {
        form.actions.startOver()
        if (!isPending) propose()
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
