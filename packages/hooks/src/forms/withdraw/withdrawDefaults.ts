import type { UseWithdrawFormParameters, WithdrawMethod, WithdrawValues } from './withdrawFormTypes.ts'

/** What stands in the fields before the person types. */
export function withdrawDefaults({
  methods,
  defaultValues: { bankCode = '', ...defaultValues } = {},
  narrationTemplate = '',
}: Pick<UseWithdrawFormParameters, 'defaultValues' | 'narrationTemplate'> & {
  methods: readonly WithdrawMethod[]
}): WithdrawValues {
  return {
    method: methods[0] ?? 'bank',
    amount: '',
    bank: { code: bankCode, chosen: null, isTyped: false },
    accountNumber: '',
    accountNumberEnd: '',
    accountName: '',
    recipientEnd: '',
    correspondent: '',
    mobileNumber: '',
    narration: narrationTemplate,
    ...defaultValues,
  }
}
