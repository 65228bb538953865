export { type AmountErrorCode, type AmountLimitCode } from './define-form/money.ts'
export { type AmountScale } from './amount/createAmountScale.ts'
export { currencyDigits } from './amount/currencyDigits.ts'
export {
  type BusinessChoice,
  type BusinessCountry,
  type BusinessOption,
  type CreateBusinessAnswer,
  type CreateBusinessErrorCode,
  type CreateBusinessFieldName,
  type CreateBusinessReview,
  type CreateBusinessValues,
  type CreatedBusiness,
  type LikelyDuplicate,
  type UseCreateBusinessFormParameters,
  type UseCreateBusinessFormReturnType,
} from './create-business/createBusinessFormTypes.ts'
export { createBusinessForm } from './create-business/createBusinessForm.ts'
export { useCreateBusinessForm } from './create-business/useCreateBusinessForm.ts'
export {
  type AssessmentCompleteness,
  type AssessmentErrorCode,
  type AssessmentProblem,
  type AssessmentSection,
  type AssessmentSlot,
  type AssessmentSlotState,
  type SubmitCreditAssessmentReview,
  type SubmitCreditAssessmentValues,
  type FigureCell,
  type FigureSums,
  type FigureWarningCode,
  type FinancialFigures,
  type SharedDraft,
  type UseSubmitCreditAssessmentFormParameters,
  type UseSubmitCreditAssessmentFormReturnType,
} from './submit-credit-assessment/submitCreditAssessmentFormTypes.ts'
export type { FigureName } from './submit-credit-assessment/figure.ts'
export {
  type CostEstimate,
  type DrawdownPlan,
  type DrawdownProgress,
  type EstimateCost,
  type EstimatedCost,
  type LimitStanding,
  type PastDrawdown,
  type RequestDrawdownErrorCode,
  type RequestDrawdownFieldName,
  type RequestDrawdownReview,
  type RequestDrawdownValues,
  type RequestDrawdownWarningCode,
  type RunningDrawdown,
  type UseRequestDrawdownFormParameters,
  type UseRequestDrawdownFormReturnType,
} from './request-drawdown/requestDrawdownFormTypes.ts'
export { requestDrawdownForm } from './request-drawdown/requestDrawdownForm.ts'
export { useRequestDrawdownForm } from './request-drawdown/useRequestDrawdownForm.ts'
export {
  type DocumentProgress,
  type RegisterCustomerDocumentState,
  type RegisterCustomerErrorCode,
  type RegisterCustomerFieldName,
  type RegisterCustomerFilePlace,
  type RegisterCustomerKind,
  type RegisterCustomerReview,
  type RegisterCustomerValues,
  type RegisterCustomerWarningCode,
  type TakenDocuments,
  type UseRegisterCustomerDocumentsParameters,
  type UseRegisterCustomerDocumentsReturnType,
  type UseRegisterCustomerFormParameters,
  type UseRegisterCustomerFormReturnType,
} from './register-customer/registerCustomerFormTypes.ts'
export {
  type RegisterCustomerDocument,
  registerCustomerForm,
} from './register-customer/registerCustomerForm.ts'
export { useRegisterCustomerForm } from './register-customer/useRegisterCustomerForm.ts'
export {
  type ReconcileRepaymentsErrorCode,
  type ReconcileRepaymentsReview,
  type ReconcileRepaymentsValues,
  type ReconcileRepaymentsWarning,
  type RepaymentSuggestion,
  type UseReconcileRepaymentsFormParameters,
  type UseReconcileRepaymentsFormReturnType,
} from './reconcile-repayments/reconcileRepaymentsFormTypes.ts'
export { reconcileRepaymentsForm } from './reconcile-repayments/reconcileRepaymentsForm.ts'
export { useReconcileRepaymentsForm } from './reconcile-repayments/useReconcileRepaymentsForm.ts'
export {
  type TransactionClientKind,
  type RegisterTransactionsErrorCode,
  type TransactionField,
  type TransactionFinancier,
  type TransactionInstalment,
  type TransactionInstalments,
  type RegisterTransactionsReview,
  type RegisterTransactionsValues,
  type RegisterTransactionsWarning,
  type RegisterTransactionsWarningCode,
  type UseRegisterTransactionsFormParameters,
  type UseRegisterTransactionsFormReturnType,
} from './register-transactions/registerTransactionsFormTypes.ts'
export { registerTransactionsForm } from './register-transactions/registerTransactionsForm.ts'
export { useRegisterTransactionsForm } from './register-transactions/useRegisterTransactionsForm.ts'
export {
  type Beneficiary,
  type Correspondent,
  type Recipient,
  type ResolveAccount,
  type StepUp,
  type UseWithdrawFormParameters,
  type UseWithdrawFormReturnType,
  type WithdrawErrorCode,
  type WithdrawField,
  type WithdrawFieldName,
  type WithdrawMethod,
  type WithdrawReview,
  type WithdrawValues,
  type WithdrawWarningCode,
} from './withdraw/withdrawFormTypes.ts'
export { withdrawForm } from './withdraw/withdrawForm.ts'
export { useWithdrawForm } from './withdraw/useWithdrawForm.ts'
export { useFormValues, type UseFormValuesParameters } from './define-form/useFormValues.ts'
export { type FieldRule, type FieldRules, type FormLayout } from './write-form/FormLayout.ts'
export { type SentWrite, type WriteOutcome } from './write-form/WriteOutcome.ts'
export { useWriteForm } from './write-form/useWriteForm.ts'
export { withoutRepeated } from './write-form/withoutRepeated.ts'
export {
  type FormDraft,
  type FormField,
  type FormFieldError,
  type FormStep,
  type UseWriteFormParameters,
  type WriteForm,
  type WriteFormActions,
} from './write-form/writeFormTypes.ts'
export { useSubmitCreditAssessmentForm } from './submit-credit-assessment/useSubmitCreditAssessmentForm.ts'
export { useRegisterCustomerDocuments } from './register-customer/useRegisterCustomerDocuments.ts'
export { toDrawdownPlan } from './request-drawdown/toDrawdownPlan.ts'
export { useDrawdownPlan, type UseDrawdownPlanParameters } from './request-drawdown/useDrawdownPlan.ts'
export { type Arrival } from './withdraw/measureArrival.ts'
export { useArrival, type UseArrivalParameters } from './withdraw/useArrival.ts'
export {
  useRecipients,
  type UseRecipientsParameters,
  type UseRecipientsReturnType,
} from './withdraw/useRecipients.ts'
export { useLimits, type UseLimitsParameters, type UseLimitsReturnType } from '../reads/useLimits.ts'
export { useUploads } from '../uploads/useUploads.ts'
export {
  type UploadEvent,
  type UploadItem,
  type UploadPause,
  type UploadProblem,
  type UploadProgress,
  type UploadState,
} from '@onlend/core/client/uploads'
export { type UseUploadsParameters, type UseUploadsReturnType } from '../uploads/useUploadsTypes.ts'
