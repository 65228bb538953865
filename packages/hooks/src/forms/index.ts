export { type AmountErrorCode } from './amount/AmountErrorCode.ts'
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
  type UseCreateBusinessFormOptions,
  type UseCreateBusinessFormReturnType,
} from './create-business/createBusinessFormTypes.ts'
export { useCreateBusinessForm } from './create-business/useCreateBusinessForm.ts'
export {
  type AssessmentCompleteness,
  type AssessmentErrorCode,
  type AssessmentProblem,
  type AssessmentSection,
  type AssessmentSlot,
  type AssessmentSlotState,
  type CreditAssessmentReview,
  type CreditAssessmentValues,
  type FigureCell,
  type FigureName,
  type FigureSums,
  type FigureWarningCode,
  type FinancialFigures,
  type SharedDraft,
  type UseCreditAssessmentFormOptions,
  type UseCreditAssessmentFormReturnType,
} from './credit-assessment/creditAssessmentFormTypes.ts'
export {
  type DrawdownErrorCode,
  type DrawdownFieldName,
  type DrawdownReview,
  type DrawdownValues,
  type DrawdownWarningCode,
  type RunningDrawdown,
  type UseDrawdownFormOptions,
  type UseDrawdownFormReturnType,
} from './drawdown/drawdownFormTypes.ts'
export { type DrawdownProgress } from './drawdown/drawdownProgress.ts'
export { type CostEstimate, type EstimateCost, type EstimatedCost } from './drawdown/EstimateCost.ts'
export { type LimitStanding } from './drawdown/limitStanding.ts'
export { useDrawdownForm } from './drawdown/useDrawdownForm.ts'
export { useDrawdownValues } from './drawdown/useDrawdownValues.ts'
export {
  type DocumentProgress,
  type RegisterCustomerDocument,
  type RegisterCustomerDocumentState,
  type RegisterCustomerErrorCode,
  type RegisterCustomerFieldName,
  type RegisterCustomerFilePlace,
  type RegisterCustomerKind,
  type RegisterCustomerReview,
  type RegisterCustomerValues,
  type RegisterCustomerWarningCode,
  type TakenDocuments,
  type UseRegisterCustomerDocumentsOptions,
  type UseRegisterCustomerDocumentsReturnType,
  type UseRegisterCustomerFormOptions,
  type UseRegisterCustomerFormReturnType,
} from './register-customer/registerCustomerFormTypes.ts'
export { useRegisterCustomerForm } from './register-customer/useRegisterCustomerForm.ts'
export {
  type RepaymentErrorCode,
  type RepaymentReview,
  type RepaymentValues,
  type RepaymentWarning,
  type UseRepaymentFormOptions,
  type UseRepaymentFormReturnType,
} from './repayment/repaymentFormTypes.ts'
export { useRepaymentForm } from './repayment/useRepaymentForm.ts'
export {
  type TransactionAmountField,
  type TransactionClientKind,
  type TransactionErrorCode,
  type TransactionField,
  type TransactionFinancier,
  type TransactionInstalment,
  type TransactionInstalments,
  type TransactionReview,
  type TransactionValues,
  type TransactionWarning,
  type TransactionWarningCode,
  type UseTransactionFormOptions,
  type UseTransactionFormReturnType,
} from './transaction/transactionFormTypes.ts'
export { useTransactionForm } from './transaction/useTransactionForm.ts'
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
export { type SentWrite } from './write-form/SentWrite.ts'
export { type WriteOutcome } from './write-form/WriteOutcome.ts'
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
