import type { UseWithdrawFormParameters, WithdrawMethod, WithdrawValues } from './withdrawFormTypes.ts'

type WithdrawDefaultsParameters = Pick<UseWithdrawFormParameters, 'defaultValues' | 'narrationTemplate'> & {
  methods: readonly WithdrawMethod[]
}

/** What stands in the fields before anybody types. */
export function withdrawDefaults({
  methods,
  defaultValues,
  narrationTemplate = '',
}: WithdrawDefaultsParameters): WithdrawValues {
  return {
    method: methods[0] ?? 'bank',
    amount: '',
    bankCode: '',
    accountNumber: '',
    accountNumberEnd: '',
    accountName: '',
    correspondent: '',
    mobileNumber: '',
    narration: narrationTemplate,
    ...defaultValues,
  }
}
