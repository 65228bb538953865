export type { PersonalDataKind } from '@onlend/core/client'
export { isRequestedDrawdown } from './reads/isRequestedDrawdown.ts'
export type { LendingKey, ScopeKey } from './queries/scopedKey.ts'
export type { OwnedParameters } from './queries/readIds.ts'
export type { EndpointMutationData, EndpointMutationVariables } from './writes/useEndpointMutation.ts'
export { dayRanges } from './financings/dayRanges.ts'
export { type ToFinancingRowsOptions, toFinancingRows } from './financings/toFinancingRows.ts'
export { toFinancingTotals } from './financings/toFinancingTotals.ts'
export { toFinancingsPicture } from './financings/toFinancingsPicture.ts'
export { isAcceptedOutcome } from './forms/write-form/isAcceptedOutcome.ts'
export { invalidateReads } from './operations/invalidateReads.ts'
export { useWatchedOperations } from './operations/useWatchedOperations.ts'
export { type WriteSheetOptions, writeSheet } from './tables/writeSheet.ts'
export { toLendingState } from './lending-state/toLendingState.ts'
export type { CreateBusinessErrorCode } from './forms/create-business/createBusinessForm.ts'
export type { CreateBusinessAnswer, CreatedBusiness } from './forms/create-business/useCreateBusinessForm.ts'
export type {
  AssessmentSection,
  AssessmentSlot,
  AssessmentSlotState,
} from './forms/submit-credit-assessment/assessmentSlots.ts'
export type { FigureCell } from './forms/submit-credit-assessment/figureCells.ts'
export type { FigureSums } from './forms/submit-credit-assessment/figureSums.ts'
export type { FinancialFigures } from './forms/submit-credit-assessment/useFigures.ts'
export type { SharedDraft } from './forms/submit-credit-assessment/createDraftSync.ts'
export type { FigureName } from './forms/submit-credit-assessment/figure.ts'
export type { RunningDrawdown } from './forms/request-drawdown/requestDrawdownForm.ts'
export type {
  RegisterCustomerDocument,
  RegisterCustomerErrorCode,
} from './forms/register-customer/registerCustomerForm.ts'
export type { ReconcileRepaymentsWarning } from './forms/reconcile-repayments/useReconcileRepaymentsForm.ts'
export type {
  RegisterTransactionsErrorCode,
  TransactionField,
} from './forms/register-transactions/registerTransactionsForm.ts'
export type { TransactionInstalments } from './forms/register-transactions/useTransactionInstalments.ts'
export type { RegisterTransactionsWarning } from './forms/register-transactions/useRegisterTransactionsForm.ts'
export type { FormFieldError, FormStep } from './forms/write-form/writeFormTypes.ts'
export type { UploadEvent, UploadPause, UploadProblem, UploadState } from '@onlend/core/client/uploads'
export type {
  AssessmentCompleteness,
  AssessmentProblem,
} from './forms/submit-credit-assessment/assessmentSteps.ts'
export type { UseNamesReturnType } from './reads/useNames.ts'
export type { FinancingFacet, FinancingFacets } from './financings/countFacets.ts'
export type { DatedInstalment } from './financings/FinancingRow.ts'
export type { FinancingsBar } from './financings/toFinancingsPicture.ts'
export type { TablePageSize } from './tables/TableView.ts'
