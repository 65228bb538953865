import { type FirstFormStart, firstForm } from '../first-form/firstForm.ts'
import { findBank } from './findBank.ts'
import type {
  UseWithdrawFormParameters,
  UseWithdrawFormReturnType,
  WithdrawErrorCode,
  WithdrawReview,
  WithdrawValues,
} from './withdrawFormTypes.ts'
import { withdrawDefaults } from './withdrawDefaults.ts'
import { withdrawLayout } from './withdrawLayout.ts'
import { withdrawMethods } from './withdrawMethods.ts'
import { withdrawPaths } from './withdrawPaths.ts'
import { withdrawRules } from './withdrawRules.ts'

const none: readonly never[] = []

/** A withdrawal as its widget draws it: `useWithdrawForm` gives the whole of it. */
export type DrawnWithdrawForm = Omit<UseWithdrawFormReturnType, 'control'> & { isStarting?: boolean }

/**
 * A withdrawal before its machine is there: the fields of its first method.
 *
 * @example
 * const form = firstWithdrawForm({ country: 'nigeria' }, start)
 */
export function firstWithdrawForm(
  options: UseWithdrawFormParameters,
  start: FirstFormStart<DrawnWithdrawForm>,
): DrawnWithdrawForm {
  const { ask, chosen, choose } = start
  const { banks = none, correspondents = none } = options
  const methods = withdrawMethods(options)
  const defaults = withdrawDefaults({ ...options, methods })
  // What depends on a choice is drawn at once. The cast follows what is chosen below.
  const values = { ...defaults, ...(chosen as Pick<Partial<WithdrawValues>, 'method' | 'bank'>) }
  const form = firstForm<
    WithdrawValues,
    WithdrawErrorCode,
    WithdrawReview,
    DrawnWithdrawForm['data'],
    DrawnWithdrawForm
  >({
    ...start,
    kind: 'withdraw',
    defaults,
    values,
    layout: withdrawLayout({ ...options, method: values.method }),
    rules: withdrawRules(options),
  })
  const { bank, method } = values
  const selectedBank = findBank(bank, banks)
  return {
    ...form,
    method,
    methods,
    setMethod: (next) => {
      if (methods.includes(next)) choose('method', next, (whole) => whole.setMethod(next))
    },
    recipient: null,
    chooseRecipient: (recipient) => void ask((whole) => whole.chooseRecipient(recipient)),
    fields: form.fields.flatMap(withdrawPaths.toNames),
    field: (name) => {
      const { input, ...field } = form.field(withdrawPaths.toPath(name))
      return { ...field, input: { ...input, name }, errorCode: null, warningCode: null }
    },
    errors: none,
    focusField: (name) => form.focusField(withdrawPaths.toPath(name)),
    amountRead: null,
    amountReadings: null,
    chooseAmountReading: (amount) => void ask((whole) => whole.chooseAmountReading(amount)),
    selectedBank,
    chooseBank: (next) =>
      choose('bank', { code: next?.code ?? '', chosen: next, isTyped: false }, (whole) =>
        whole.chooseBank(next),
      ),
    manualBank: bank.isTyped || (bank.code !== '' && selectedBank === null && banks.length > 0),
    setManualBank: (isTyped) =>
      choose('bank', { code: '', chosen: null, isTyped }, (whole) => whole.setManualBank(isTyped)),
    candidates: { banks: [], exact: false, reason: 'none' },
    correspondents,
    accountCheck: { state: 'idle', name: null },
  }
}
