import { type Amount, compareAmounts } from '@onlend/core'
import type { FormLayout } from '../write-form/FormLayout.ts'
import type {
  ReconcileRepaymentsValues,
  UseReconcileRepaymentsFormParameters,
} from './reconcileRepaymentsFormTypes.ts'

const financingAndAmount: FormLayout<keyof ReconcileRepaymentsValues> = {
  pages: [['reference', 'amount']],
  optional: [],
}
const amountAlone: FormLayout<keyof ReconcileRepaymentsValues> = { pages: [['amount']], optional: [] }

type LeftOptions = {
  [Name in 'financings' | 'transactionReference' | 'suggestion']?:
    | UseReconcileRepaymentsFormParameters[Name]
    | undefined
}

/** What a repayment begins with: the form that is drawn first and the whole one must have the same. */
export const reconcileRepaymentsDefaults: {
  /** Without the financing where the host fixes it. */
  toLayout: (isFixed: boolean) => FormLayout<keyof ReconcileRepaymentsValues>
  /** What stands in the fields before the person types. */
  toValues: (
    options: Pick<UseReconcileRepaymentsFormParameters, 'defaultValues'>,
  ) => ReconcileRepaymentsValues
  /** The financing of a reference, where the list has it. */
  findFinancing: (
    options: Pick<UseReconcileRepaymentsFormParameters, 'financings'>,
    reference: string,
  ) => NonNullable<UseReconcileRepaymentsFormParameters['financings']>[number] | null
  /** The most that may be left of the financing of a reference; `null` where nothing says so. */
  findMostLeft: (options: LeftOptions, reference: string) => Amount | null
} = {
  toLayout: (isFixed) => (isFixed ? amountAlone : financingAndAmount),
  toValues: ({ defaultValues }) => ({ reference: '', amount: '', ...defaultValues }),
  findFinancing,
  findMostLeft: ({ transactionReference, suggestion, ...options }, reference) => {
    // A suggestion is about the fixed financing. One that is paid in the partner's books says nothing of what is still reported.
    const said = transactionReference === undefined ? null : (suggestion?.unpaid ?? null)
    if (said !== null && compareAmounts(said, '0') > 0) return said
    return findFinancing(options, reference)?.amount ?? null
  },
}

function findFinancing(
  { financings }: Pick<LeftOptions, 'financings'>,
  reference: string,
): NonNullable<UseReconcileRepaymentsFormParameters['financings']>[number] | null {
  return financings?.find((financing) => financing.transaction_reference === reference) ?? null
}
