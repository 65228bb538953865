export { currencyDigits } from './amount/currencyDigits.ts'
export {
  type CreateBusinessFieldName,
  type CreateBusinessReview,
  type CreateBusinessValues,
  createBusinessForm,
} from './create-business/createBusinessForm.ts'
export {
  type UseCreateBusinessFormParameters,
  type UseCreateBusinessFormReturnType,
  useCreateBusinessForm,
} from './create-business/useCreateBusinessForm.ts'
export {
  type UseSubmitCreditAssessmentFormParameters,
  type UseSubmitCreditAssessmentFormReturnType,
  useSubmitCreditAssessmentForm,
} from './submit-credit-assessment/useSubmitCreditAssessmentForm.ts'
export {
  type SubmitCreditAssessmentReview,
  type SubmitCreditAssessmentValues,
} from './submit-credit-assessment/submitCreditAssessmentForm.ts'
export { type EstimateCost } from './request-drawdown/useCostEstimate.ts'
export {
  type DrawdownCostRange,
  type DrawdownPlan,
  toDrawdownPlan,
} from './request-drawdown/toDrawdownPlan.ts'
export {
  type UseRequestDrawdownFormParameters,
  type UseRequestDrawdownFormReturnType,
  useRequestDrawdownForm,
} from './request-drawdown/useRequestDrawdownForm.ts'
export {
  type RequestDrawdownFieldName,
  type RequestDrawdownReview,
  type RequestDrawdownValues,
  requestDrawdownForm,
} from './request-drawdown/requestDrawdownForm.ts'
export {
  type RegisterCustomerFieldName,
  type RegisterCustomerReview,
  type RegisterCustomerValues,
  registerCustomerForm,
} from './register-customer/registerCustomerForm.ts'
export {
  type UseRegisterCustomerDocumentsParameters,
  type UseRegisterCustomerDocumentsReturnType,
  useRegisterCustomerDocuments,
} from './register-customer/useRegisterCustomerDocuments.ts'
export {
  type UseRegisterCustomerFormParameters,
  type UseRegisterCustomerFormReturnType,
  useRegisterCustomerForm,
} from './register-customer/useRegisterCustomerForm.ts'
export {
  type ReconcileRepaymentsReview,
  type ReconcileRepaymentsValues,
  reconcileRepaymentsForm,
} from './reconcile-repayments/reconcileRepaymentsForm.ts'
export {
  type RepaymentSuggestion,
  type UseReconcileRepaymentsFormParameters,
  type UseReconcileRepaymentsFormReturnType,
  useReconcileRepaymentsForm,
} from './reconcile-repayments/useReconcileRepaymentsForm.ts'
export {
  type RegisterTransactionsReview,
  type RegisterTransactionsValues,
  registerTransactionsForm,
} from './register-transactions/registerTransactionsForm.ts'
export {
  type UseRegisterTransactionsFormParameters,
  type UseRegisterTransactionsFormReturnType,
  useRegisterTransactionsForm,
} from './register-transactions/useRegisterTransactionsForm.ts'
export { type Beneficiary, type Recipient } from './withdraw/listRecipients.ts'
export {
  type Correspondent,
  type WithdrawFieldName,
  type WithdrawReview,
  type WithdrawValues,
  withdrawForm,
} from './withdraw/withdrawForm.ts'
export {
  type ResolveAccount,
  type StepUp,
  type UseWithdrawFormParameters,
  type UseWithdrawFormReturnType,
  useWithdrawForm,
} from './withdraw/useWithdrawForm.ts'
export { useFormValues } from './define-form/useFormValues.ts'
export { type FieldRule, type FieldRules } from './write-form/FormLayout.ts'
export { type SentWrite, type WriteOutcome } from './write-form/WriteOutcome.ts'
export { useWriteForm } from './write-form/useWriteForm.ts'
export {
  type FormField,
  type UseWriteFormParameters,
  type WriteForm,
  type WriteFormActions,
} from './write-form/writeFormTypes.ts'
export { useDrawdownPlan } from './request-drawdown/useDrawdownPlan.ts'
export { type Arrival, useArrival } from './withdraw/useArrival.ts'
export { useRecipients } from './withdraw/useRecipients.ts'
export { useGuidance } from '../reads/useGuidance.ts'
export { useLimits } from '../reads/useLimits.ts'
export { useUploads } from '../uploads/useUploads.ts'
export { type UploadItem, type UploadProgress } from '@onlend/core/client/uploads'
export { type UseUploadsReturnType } from '../uploads/useUploads.ts'
