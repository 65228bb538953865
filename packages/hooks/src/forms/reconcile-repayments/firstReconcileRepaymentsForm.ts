import { type FirstFormStart, firstForm } from '../first-form/firstForm.ts'
import { reconcileRepaymentsDefaults } from './reconcileRepaymentsDefaults.ts'
import type {
  ReconcileRepaymentsErrorCode,
  ReconcileRepaymentsReview,
  ReconcileRepaymentsValues,
  UseReconcileRepaymentsFormParameters,
  UseReconcileRepaymentsFormReturnType,
} from './reconcileRepaymentsFormTypes.ts'

/** A repayment as its widget draws it. */
export type DrawnReconcileRepaymentsForm = Omit<UseReconcileRepaymentsFormReturnType, 'control' | 'set'> & {
  isStarting?: boolean
  /** What `useReconcileRepaymentsForm` gives; `null` until that runs. */
  whole: UseReconcileRepaymentsFormReturnType | null
}

/**
 * A repayment before its machine is there: its fields, and the financing that the host has chosen.
 *
 * @example
 * const form = firstReconcileRepaymentsForm({ currency: 'NGN' }, start)
 */
export function firstReconcileRepaymentsForm(
  options: UseReconcileRepaymentsFormParameters,
  start: FirstFormStart<DrawnReconcileRepaymentsForm>,
): DrawnReconcileRepaymentsForm {
  const { transactionReference } = options
  const defaults = reconcileRepaymentsDefaults.toValues(options)
  const form = firstForm<
    ReconcileRepaymentsValues,
    ReconcileRepaymentsErrorCode,
    ReconcileRepaymentsReview,
    DrawnReconcileRepaymentsForm['data'],
    DrawnReconcileRepaymentsForm
  >({
    ...start,
    kind: 'reconcileRepayments',
    defaults,
    layout: reconcileRepaymentsDefaults.toLayout(transactionReference !== undefined),
    rules: options.rules ?? {},
  })
  const reference = (transactionReference ?? defaults.reference).trim()
  return {
    ...form,
    financing: reconcileRepaymentsDefaults.findFinancing(options, reference),
    chooseFinancing: (financing) => start.ask((whole) => whole.chooseFinancing(financing)),
    mostLeft: reconcileRepaymentsDefaults.findMostLeft(options, reference),
    nextInstalment: (transactionReference !== undefined && options.suggestion?.nextInstalment) || null,
    setAmount: (amount) => start.ask((whole) => whole.setAmount(amount)),
    amountRead: { amount: null, problem: 'EMPTY', readings: null },
    warnings: [],
    whole: null,
  }
}
