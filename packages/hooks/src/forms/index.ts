export { type AmountErrorCode, type AmountLimitCode } from './define-form/money.ts'
export { type AmountScale } from './amount/createAmountScale.ts'
export { currencyDigits } from './amount/currencyDigits.ts'
export {
  type BusinessChoice,
  type BusinessCountry,
  type CreateBusinessErrorCode,
  type CreateBusinessFieldName,
  type CreateBusinessReview,
  type CreateBusinessValues,
  createBusinessForm,
} from './create-business/createBusinessForm.ts'
export {
  type BusinessOption,
  type CreateBusinessAnswer,
  type CreatedBusiness,
  type LikelyDuplicate,
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
  type AssessmentSection,
  type AssessmentSlot,
  type AssessmentSlotState,
} from './submit-credit-assessment/assessmentSlots.ts'
export {
  type SubmitCreditAssessmentReview,
  type SubmitCreditAssessmentValues,
} from './submit-credit-assessment/submitCreditAssessmentForm.ts'
export { type FigureCell, type FigureWarningCode } from './submit-credit-assessment/figureCells.ts'
export { type FigureSums } from './submit-credit-assessment/figureSums.ts'
export { type FinancialFigures } from './submit-credit-assessment/useFigures.ts'
export { type SharedDraft } from './submit-credit-assessment/createDraftSync.ts'
export { type FigureName } from './submit-credit-assessment/figure.ts'
export {
  type CostEstimate,
  type EstimateCost,
  type EstimatedCost,
} from './request-drawdown/useCostEstimate.ts'
export {
  type DrawdownCostRange,
  type DrawdownPlan,
  type PastDrawdown,
  toDrawdownPlan,
} from './request-drawdown/toDrawdownPlan.ts'
export { type DrawdownProgress } from './request-drawdown/useDrawdownProgress.ts'
export {
  type LimitState,
  type RequestDrawdownWarningCode,
  type UseRequestDrawdownFormParameters,
  type UseRequestDrawdownFormReturnType,
  useRequestDrawdownForm,
} from './request-drawdown/useRequestDrawdownForm.ts'
export {
  type RequestDrawdownErrorCode,
  type RequestDrawdownFieldName,
  type RequestDrawdownReview,
  type RequestDrawdownValues,
  type RunningDrawdown,
  requestDrawdownForm,
} from './request-drawdown/requestDrawdownForm.ts'
export {
  type DocumentProgress,
  type RegisterCustomerErrorCode,
  type RegisterCustomerFieldName,
  type RegisterCustomerKind,
  type RegisterCustomerReview,
  type RegisterCustomerValues,
  type TakenDocuments,
  type RegisterCustomerDocument,
  registerCustomerForm,
} from './register-customer/registerCustomerForm.ts'
export {
  type RegisterCustomerDocumentState,
  type RegisterCustomerFilePlace,
  type UseRegisterCustomerDocumentsParameters,
  type UseRegisterCustomerDocumentsReturnType,
  useRegisterCustomerDocuments,
} from './register-customer/useRegisterCustomerDocuments.ts'
export {
  type RegisterCustomerWarningCode,
  type UseRegisterCustomerFormParameters,
  type UseRegisterCustomerFormReturnType,
  useRegisterCustomerForm,
} from './register-customer/useRegisterCustomerForm.ts'
export {
  type ReconcileRepaymentsErrorCode,
  type ReconcileRepaymentsReview,
  type ReconcileRepaymentsValues,
  reconcileRepaymentsForm,
} from './reconcile-repayments/reconcileRepaymentsForm.ts'
export {
  type ReconcileRepaymentsWarning,
  type RepaymentSuggestion,
  type UseReconcileRepaymentsFormParameters,
  type UseReconcileRepaymentsFormReturnType,
  useReconcileRepaymentsForm,
} from './reconcile-repayments/useReconcileRepaymentsForm.ts'
export {
  type TransactionClientKind,
  type RegisterTransactionsErrorCode,
  type TransactionField,
  type TransactionFinancier,
  type RegisterTransactionsReview,
  type RegisterTransactionsValues,
  registerTransactionsForm,
} from './register-transactions/registerTransactionsForm.ts'
export {
  type TransactionInstalment,
  type TransactionInstalments,
} from './register-transactions/useTransactionInstalments.ts'
export {
  type RegisterTransactionsWarning,
  type RegisterTransactionsWarningCode,
  type UseRegisterTransactionsFormParameters,
  type UseRegisterTransactionsFormReturnType,
  useRegisterTransactionsForm,
} from './register-transactions/useRegisterTransactionsForm.ts'
export { type Beneficiary, type Recipient } from './withdraw/listRecipients.ts'
export {
  type Correspondent,
  type WithdrawErrorCode,
  type WithdrawFieldName,
  type WithdrawMethod,
  type WithdrawReview,
  type WithdrawValues,
  withdrawForm,
} from './withdraw/withdrawForm.ts'
export {
  type ResolveAccount,
  type StepUp,
  type UseWithdrawFormParameters,
  type UseWithdrawFormReturnType,
  type WithdrawField,
  type WithdrawWarningCode,
  useWithdrawForm,
} from './withdraw/useWithdrawForm.ts'
export { useFormValues } from './define-form/useFormValues.ts'
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
export { useDrawdownPlan } from './request-drawdown/useDrawdownPlan.ts'
export { type Arrival, useArrival } from './withdraw/useArrival.ts'
export { useRecipients } from './withdraw/useRecipients.ts'
export { useGuidance } from '../reads/useGuidance.ts'
export { useLimits } from '../reads/useLimits.ts'
export { useUploads } from '../uploads/useUploads.ts'
export {
  type UploadEvent,
  type UploadItem,
  type UploadPause,
  type UploadProblem,
  type UploadProgress,
  type UploadState,
} from '@onlend/core/client/uploads'
export { type UseUploadsReturnType } from '../uploads/useUploads.ts'
export {
  type AssessmentCompleteness,
  type AssessmentErrorCode,
  type AssessmentProblem,
} from './submit-credit-assessment/assessmentSteps.ts'
