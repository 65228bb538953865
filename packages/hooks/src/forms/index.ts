export { currencyDigits } from './amount/currencyDigits.ts'
export {
  type Correspondent,
  type ResolveAccount,
  type StepUp,
  type UseWithdrawFormOptions,
  type UseWithdrawFormReturnType,
  type WithdrawErrorCode,
  type WithdrawField,
  type WithdrawFieldError,
  type WithdrawFieldName,
  type WithdrawFormActions,
  type WithdrawMethod,
  type WithdrawOutcome,
  type WithdrawReview,
  type WithdrawStep,
  type WithdrawValues,
  type WithdrawWarningCode,
} from './withdraw/withdrawFormTypes.ts'
export { useWithdrawForm } from './withdraw/useWithdrawForm.ts'
export { useWithdrawValues } from './withdraw/useWithdrawValues.ts'
