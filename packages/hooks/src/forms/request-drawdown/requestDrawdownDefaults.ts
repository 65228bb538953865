import type { FormLayout } from '../write-form/FormLayout.ts'
import type {
  RequestDrawdownFieldName,
  RequestDrawdownValues,
  UseRequestDrawdownFormParameters,
} from './requestDrawdownFormTypes.ts'

/** What a drawdown form begins with: the form that is drawn first and the whole one must have the same. */
export const requestDrawdownDefaults: {
  layout: () => FormLayout<RequestDrawdownFieldName>
  /** The days on offer. */
  tenorOptions: readonly number[]
  minTenor: number
  /** What stands in the fields before the person types. */
  toValues: (
    options: Pick<UseRequestDrawdownFormParameters, 'tenorOptions' | 'defaultValues'>,
  ) => RequestDrawdownValues
} = {
  layout: () => ({ pages: [['amount', 'tenor']], optional: [] }),
  tenorOptions: [30, 60, 90],
  minTenor: 1,
  toValues: ({ tenorOptions, defaultValues }) => {
    // A choice of one is none.
    const only = tenorOptions?.length === 1 ? String(tenorOptions[0]) : ''
    return { amount: '', tenor: only, ...defaultValues }
  },
}
