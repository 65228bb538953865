export { currencyDigits } from './amount/currencyDigits.ts'
export {
  type Correspondent,
  type ResolveAccount,
  type StepUp,
  type UseWithdrawFormOptions,
  type UseWithdrawFormReturnType,
  type WithdrawErrorCode,
  type WithdrawField,
  type WithdrawFieldName,
  type WithdrawMethod,
  type WithdrawReview,
  type WithdrawValues,
  type WithdrawWarningCode,
} from './withdraw/withdrawFormTypes.ts'
export { useWithdrawForm } from './withdraw/useWithdrawForm.ts'
export { useWithdrawValues } from './withdraw/useWithdrawValues.ts'
export { type FieldRule, type FieldRules } from './write-form/FieldRule.ts'
export { type FormLayout } from './write-form/FormLayout.ts'
export { type WriteOutcome } from './write-form/WriteOutcome.ts'
export { useWriteForm } from './write-form/useWriteForm.ts'
export {
  type FormDraft,
  type FormField,
  type FormFieldError,
  type FormStep,
  type UseWriteFormParameters,
  type WriteForm,
  type WriteFormActions,
} from './write-form/writeFormTypes.ts'
