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
} = {
  toLayout: (isFixed) => (isFixed ? amountAlone : financingAndAmount),
  toValues: ({ defaultValues }) => ({ reference: '', amount: '', ...defaultValues }),
  findFinancing: ({ financings }, reference) =>
    financings?.find((financing) => financing.transaction_reference === reference) ?? null,
}
