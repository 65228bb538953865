import { type FirstFormStart, firstForm } from '../first-form/firstForm.ts'
import { findBank } from './findBank.ts'
import type {
  UseWithdrawFormParameters,
  UseWithdrawFormReturnType,
  WithdrawErrorCode,
  WithdrawReview,
  WithdrawValues,
} from './withdrawFormTypes.ts'
import { withdrawForm } from './withdrawForm.ts'
import { withdrawMethods } from './withdrawMethods.ts'

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
  const { requireReenterLast4 = false, lockAmount = false, rules = {} } = options
  const context = {
    ...{ requireReenterLast4, lockAmount, banks, correspondents, keepsNumbers: false },
    ...{ country: options.country, currency: undefined, balance: undefined, minAmount: undefined },
    ...{ maxAmount: undefined, format: { digits: 2, locale: undefined } },
  }
  const defaults: WithdrawValues = {
    ...withdrawForm.empty,
    method: methods[0] ?? 'bank',
    narration: options.narrationTemplate ?? '',
    ...options.defaultValues,
  }
  // What depends on a choice is drawn at once. The cast follows what is chosen below.
  const values = {
    ...defaults,
    ...(chosen as Pick<Partial<WithdrawValues>, 'method' | 'chosenBank' | 'isBankTyped'>),
  }
  if (values.chosenBank) values.bankCode = values.chosenBank.code
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
    layout: withdrawForm.toLayout(values, context),
    rules: withdrawForm.toRules(rules, context),
  })
  const { method } = values
  const selectedBank = findBank(values, banks)
  return {
    ...form,
    method,
    methods,
    setMethod: (next) => {
      if (methods.includes(next)) choose('method', next, (whole) => whole.setMethod(next))
    },
    recipient: null,
    chooseRecipient: (recipient) => void ask((whole) => whole.chooseRecipient(recipient)),
    fields: form.fields as never,
    field: (name) => {
      const { input, ...field } = form.field(name)
      return { ...field, input: { ...input, name }, errorCode: null, warningCode: null }
    },
    errors: none,
    focusField: (name) => form.focusField(name),
    amountRead: null,
    amountReadings: null,
    chooseAmountReading: (amount) => void ask((whole) => whole.chooseAmountReading(amount)),
    selectedBank,
    chooseBank: (next) => choose('chosenBank', next, (whole) => whole.chooseBank(next)),
    manualBank: values.isBankTyped || (values.bankCode !== '' && selectedBank === null && banks.length > 0),
    setManualBank: (isTyped) => choose('isBankTyped', isTyped, (whole) => whole.setManualBank(isTyped)),
    candidates: { banks: [], exact: false, reason: 'none' },
    correspondents,
    accountCheck: { state: 'idle', name: null },
  }
}
