'use client'
import { writeJson } from '@onlend/core/internal'
import type { registerTransactions } from '@onlend/core'
import { registerTransactionsOperation } from '@onlend/core/operations'
import { useEffect, useMemo, useRef, useState } from 'react'
import { get } from 'react-hook-form'
import { skipToken } from '@tanstack/react-query'
import { useLending } from '../../lending/useLending.ts'
import { readAmount } from '../amount/readAmount.ts'
import { currencyDigits } from '../amount/currencyDigits.ts'
import { inCurrency } from '../amount/inCurrency.ts'
import { useRewrittenAmounts } from '../amount/useRewrittenAmounts.ts'
import { writeAmount } from '../amount/writeAmount.ts'
import { useWriteForm } from '../write-form/useWriteForm.ts'
import { withoutRepeated } from '../write-form/withoutRepeated.ts'
import { draftFields } from './draftFields.ts'
import { toRegisterTransactionsReview } from './toRegisterTransactionsReview.ts'
import { registerTransactionsDefaults } from './registerTransactionsDefaults.ts'
import type {
  RegisterTransactionsErrorCode,
  RegisterTransactionsReview,
  RegisterTransactionsValues,
  UseRegisterTransactionsFormParameters,
  UseRegisterTransactionsFormReturnType,
} from './registerTransactionsFormTypes.ts'
import { registerTransactionsLayout } from './registerTransactionsLayout.ts'
import { registerTransactionsSchema } from './registerTransactionsSchema.ts'
import { registerTransactionsWarnings } from './registerTransactionsWarnings.ts'
import { transactionChoices } from './transactionChoices.ts'
import { useLastChoices } from './useLastChoices.ts'
import { useSentReferences } from './useSentReferences.ts'
import { useActiveDrawdown } from '../../reads/useActiveDrawdown.ts'
import { useTransactionInstalments } from './useTransactionInstalments.ts'

/** Sent, and not known to be refused: the reference is taken. */
const taken: ReadonlySet<string | null> = new Set(['accepted', 'succeeded', 'unknown', 'stale'])

/**
 * Everything it takes to register one transaction, and to ask for its financing, but the looks. Accepted means received: whether it
 * was registered arrives later. Amounts are decimal strings, days `YYYY-MM-DD` (Partner API, Endpoint 4).
 *
 * @example
 * const form = useRegisterTransactionsForm({ operatorName: 'Harbour Capital', sector: 'Lender', currency: 'NGN', locale: 'en-NG' })
 * const amount = form.field('amountPayable')
 * <form onSubmit={form.actions.submit}><input {...amount.input} aria-invalid={amount.errorCode !== null} /></form>
 */
export function useRegisterTransactionsForm(
  options: UseRegisterTransactionsFormParameters,
): UseRegisterTransactionsFormReturnType {
  const { currency, locale, financing, idValueAs = 'string', referenceFactory, draft = true } = options
  const { customerPartnerId: ownPartnerId, environment, tenantId, userId } = useLending()
  const customerPartnerId = options.customerPartnerId ?? ownPartnerId
  const digits = options.currencyDigits ?? currencyDigits(currency)
  const format = useMemo(() => ({ digits, locale }), [digits, locale])
  const { operatorName, meta } = options
  const schema = useMemo(
    () => registerTransactionsSchema({ format, idValueAs, financing, operatorName, meta }),
    [format, idValueAs, financing, operatorName, meta],
  )
  const [defaults] = useState(() => registerTransactionsDefaults(options))
  const { clientKinds, idTypes, asked } = transactionChoices(options)
  const { asksKind, asksId, asksSector, asksFinancier } = asked
  const layout = useMemo(
    () => registerTransactionsLayout({ asksKind, asksId, asksSector, asksFinancier, financing }),
    [asksKind, asksId, asksSector, asksFinancier, financing],
  )

  const form = useWriteForm<
    typeof registerTransactions,
    RegisterTransactionsValues,
    RegisterTransactionsErrorCode,
    RegisterTransactionsReview
  >({
    operation: registerTransactionsOperation,
    leaveOut: withoutRepeated,
    ownerId: customerPartnerId,
    defaults,
    schema,
    layout,
    rules: options.rules,
    toReview: (body) => toRegisterTransactionsReview(body, currency),
    tidy: (name, typed) => {
      if (!/amount/i.test(name)) return typed
      const { amount } = readAmount(typed, format)
      return amount === null ? typed : writeAmount(amount, format)
    },
    draft: draftFields(draft),
    stepUp: options.stepUp,
    onEvent: options.onEvent,
  })
  const { values, getValue: read, set, isPending, outcome, step, review } = form
  useRewrittenAmounts(format, {
    read: () => {
      const rows = read('instalments').map((_row, index) => `instalments.${index}.amount` as const)
      const names = ['amountPayable', 'financedAmount', ...rows] as const
      return names.map((name) => ({ name, text: read(name) }))
    },
    write: set,
  })

  const drawdown = useTransactionDrawdown({
    customerPartnerId,
    isWanted: form.fields.includes('drawdownId') && options.drawdownId === undefined,
    drawdownId: values.drawdownId,
    set,
  })
  const instalments = useTransactionInstalments({
    values,
    read,
    set,
    instalmentsOf: options.instalmentsOf ?? 'financed',
    format,
  })

  const { isUsed, remember } = useSentReferences(customerPartnerId)
  const sentReference = step === 'outcome' && taken.has(outcome) ? (review?.reference ?? null) : null
  useEffect(() => {
    if (sentReference !== null) remember(sentReference)
  }, [sentReference, remember])

  useLastChoices({
    customerPartnerId,
    asked: form.fields,
    values,
    isTaken: sentReference !== null,
    read,
    set,
  })

  // Made in the browser, so that a prerendered page and its script agree; another partner is another form.
  const owner = writeJson([environment, tenantId, userId, customerPartnerId])
  const referenceFor = useRef<string | null>(null)
  useEffect(() => {
    if (!referenceFactory || referenceFor.current === owner) return
    referenceFor.current = owner
    // Read now and not when it was drawn: a draft may just have come back.
    if (read('reference') === '') set('reference', referenceFactory())
  }, [owner, referenceFactory, read, set])

  const readField: UseRegisterTransactionsFormReturnType['readAmount'] = (name) =>
    readAmount(String(get(values, name) ?? ''), format)
  const hasEveryAmount = values.instalments.every(({ amount }) => readAmount(amount, format).amount !== null)
  const getWarnings = (shown: readonly string[]) =>
    registerTransactionsWarnings({
      values,
      shown,
      isUsed,
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
    warnings: getWarnings(form.fields),
    openWarnings: getWarnings(form.pages.flat()),
    actions: {
      ...form.actions,
      startOver: () => {
        form.actions.startOver()
        if (!isPending && referenceFactory && defaults.reference === '') set('reference', referenceFactory())
      },
    },
  }
}

type UseTransactionDrawdownParameters = {
  customerPartnerId: string | null
  /** Not before financing is asked for, and not where the host named one. */
  isWanted: boolean
  /** What stands in the field. */
  drawdownId: string
  set: (name: 'drawdownId', value: string) => void
}

/** Fills in the drawdown that financing is taken from: the request for one does not name it, the active one does (T59). */
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
    // What a person typed while it was being looked up is theirs.
    if (drawdownId === '') set('drawdownId', found)
  }, [isAsked, found, drawdownId, set])
  if (!isAsked) return 'notAsked'
  if (found !== null) return 'found'
  if (isError) return 'failed'
  return isPending ? 'asking' : 'none'
}
