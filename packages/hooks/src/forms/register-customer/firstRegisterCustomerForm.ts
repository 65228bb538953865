import { type FirstFormStart, firstForm } from '../first-form/firstForm.ts'
import { registerCustomerDefaults } from './registerCustomerDefaults.ts'
import type {
  RegisterCustomerErrorCode,
  RegisterCustomerReview,
  RegisterCustomerValues,
  UseRegisterCustomerFormParameters,
  UseRegisterCustomerFormReturnType,
} from './registerCustomerFormTypes.ts'
import { registerCustomerLayout } from './registerCustomerLayout.ts'

const noRules = {}

/** A registration as its widget draws it: `useRegisterCustomerForm` gives the whole of it. */
export type DrawnRegisterCustomerForm = Omit<UseRegisterCustomerFormReturnType, 'control'> & {
  isStarting?: boolean
}

/**
 * A registration before its machine is there: who it is.
 *
 * @example
 * const form = firstRegisterCustomerForm({}, start)
 */
export function firstRegisterCustomerForm(
  options: UseRegisterCustomerFormParameters,
  start: FirstFormStart<DrawnRegisterCustomerForm>,
): DrawnRegisterCustomerForm {
  const defaults = registerCustomerDefaults(options)
  const values = { ...defaults, ...start.chosen }
  return {
    ...firstForm<
      RegisterCustomerValues,
      RegisterCustomerErrorCode,
      RegisterCustomerReview,
      DrawnRegisterCustomerForm['data'],
      DrawnRegisterCustomerForm
    >({
      ...start,
      kind: 'registerCustomer',
      defaults,
      values,
      layout: registerCustomerLayout(values, options),
      rules: options.rules ?? noRules,
    }),
    set: (name, value) => start.choose(name, value, (whole) => whole.set(name, value)),
    warnings: {},
    knownCustomer: null,
    filePlace: null,
    registered: null,
  }
}
