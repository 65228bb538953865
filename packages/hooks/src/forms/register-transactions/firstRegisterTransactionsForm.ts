import { type FirstFormStart, firstForm } from '../first-form/firstForm.ts'
import type { FieldRules } from '../write-form/FormLayout.ts'
import { registerTransactionsDefaults } from './registerTransactionsDefaults.ts'
import type {
  RegisterTransactionsErrorCode,
  RegisterTransactionsReview,
  RegisterTransactionsValues,
  UseRegisterTransactionsFormParameters,
  UseRegisterTransactionsFormReturnType,
} from './registerTransactionsFormTypes.ts'
import { registerTransactionsLayout } from './registerTransactionsLayout.ts'
import { transactionChoices } from './transactionChoices.ts'

const none: readonly never[] = []
const noRules: FieldRules = {}

/** A transaction as its widget draws it: `useRegisterTransactionsForm` gives the whole of it. */
export type DrawnRegisterTransactionsForm = Omit<UseRegisterTransactionsFormReturnType, 'control'> & {
  isStarting?: boolean
}

/**
 * A transaction before its machine is there: the page of the client.
 *
 * @example
 * const form = firstRegisterTransactionsForm({ operatorName: 'Harmattan Supply' }, start)
 */
export function firstRegisterTransactionsForm(
  options: UseRegisterTransactionsFormParameters,
  start: FirstFormStart<DrawnRegisterTransactionsForm>,
): DrawnRegisterTransactionsForm {
  const { ask } = start
  const { rules = noRules } = options
  const { clientKinds, idTypes, asked } = transactionChoices(options)
  const bare = registerTransactionsDefaults(options)
  // What is filled in beforehand settles which fields are shown.
  const idType = bare.idType === '' ? (rules['idType']?.defaultValue ?? '') : bare.idType
  const defaults = { ...bare, idType }
  // What depends on a choice is drawn at once.
  const values = { ...defaults, ...start.chosen }
  const form = firstForm<
    RegisterTransactionsValues,
    RegisterTransactionsErrorCode,
    RegisterTransactionsReview,
    DrawnRegisterTransactionsForm['data'],
    DrawnRegisterTransactionsForm
  >({
    ...{ ...start, kind: 'registerTransactions', defaults, values, rules },
    layout: registerTransactionsLayout(asked)(values),
  })
  return {
    ...form,
    ...{ clientKinds, idTypes, warnings: none, openWarnings: none, drawdown: 'notAsked' },
    set: (name, value) => start.choose(name, value, (whole) => whole.set(name, value)),
    readAmount: () => ({ amount: null, problem: 'EMPTY', readings: null }),
    // Of a later page, which is not drawn before the whole form is there.
    instalments: {
      count: defaults.instalments.length,
      total: null,
      add: () => ask((whole) => whole.instalments.add()),
      remove: (index) => ask((whole) => whole.instalments.remove(index)),
      split: () => false,
    },
  }
}
