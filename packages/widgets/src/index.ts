export { ActingFor, type ActingForProps } from './acting-for/ActingFor.tsx'
export {
  ActiveDrawdownCard,
  type ActiveDrawdownCardProps,
} from './active-drawdown-card/ActiveDrawdownCard.tsx'
export { AuditLog, type AuditLogProps } from './audit-log/AuditLog.tsx'
export { BankPicker, type BankPickerProps } from './bank-picker/BankPicker.tsx'
export { en } from './en.ts'
export type { Message, MessageKey, Messages } from './words/Messages.ts'
export {
  CreateBusinessForm,
  type CreateBusinessFormProps,
} from './create-business-form/CreateBusinessForm.tsx'
export {
  SubmitCreditAssessmentForm,
  type SubmitCreditAssessmentFormProps,
} from './submit-credit-assessment-form/SubmitCreditAssessmentForm.tsx'
export {
  FinancialInformationGrid,
  type FinancialInformationGridProps,
} from './submit-credit-assessment-form/FinancialInformationGrid.tsx'
export { CreditLimitCard, type CreditLimitCardProps } from './credit-limit-card/CreditLimitCard.tsx'
export {
  CreditUsageChart,
  type CreditUsageChartProps,
} from './credit-usage-chart/CreditUsageChart.tsx'
export { CreditUsageSpark } from './credit-usage-chart/CreditUsageSpark.tsx'
export {
  CustomerPartnerDetails,
  type CustomerPartnerDetailsProps,
} from './customer-partner-details/CustomerPartnerDetails.tsx'
export type { DetailsSection } from './customer-partner-details/DetailsOptions.ts'
export {
  CustomerPartnersTable,
  type CustomerPartnersTableProps,
} from './customer-partners-table/CustomerPartnersTable.tsx'
export { CustomerPicker, type CustomerPickerProps } from './customer-picker/CustomerPicker.tsx'
export { CustomersTable, type CustomersTableProps } from './customers-table/CustomersTable.tsx'
export type { DataColumn } from './table/DataColumn.ts'
export { FinancingsTable, type FinancingsTableProps } from './financings-table/FinancingsTable.tsx'
export { DocumentSlot, type DocumentSlotProps } from './document-slot/DocumentSlot.tsx'
export { UploadAnnouncer, type UploadAnnouncerProps } from './upload-announcer/UploadAnnouncer.tsx'
export { UploadSummary, type UploadSummaryProps } from './upload-summary/UploadSummary.tsx'
export {
  RequestDrawdownForm,
  type RequestDrawdownFormProps,
} from './request-drawdown-form/RequestDrawdownForm.tsx'
export { formatDate } from './format/formatDate.ts'
export { formatDateTime } from './format/formatDateTime.ts'
export { formatMoney } from './format/formatMoney.ts'
export type { LendingAction } from './lending-dashboard/lendingActions.ts'
export { LendingDashboard, type LendingDashboardProps } from './lending-dashboard/LendingDashboard.tsx'
export {
  LockboxAccountCard,
  type LockboxAccountCardProps,
} from './lockbox-account-card/LockboxAccountCard.tsx'
export {
  MobileMoneyPicker,
  type MobileMoneyPickerProps,
  type MobileMoneyWallet,
} from './mobile-money-picker/MobileMoneyPicker.tsx'
export { OperationHistory, type OperationHistoryProps } from './operation-history/OperationHistory.tsx'
export { ApprovalsList, type ApprovalsListProps } from './approvals-list/ApprovalsList.tsx'
export { OperationsInbox, type OperationsInboxProps } from './operations-inbox/OperationsInbox.tsx'
export { OperationStatus, type OperationStatusProps } from './operation-status/OperationStatus.tsx'
export { PartnerSwitcher, type PartnerSwitcherProps } from './partner-switcher/PartnerSwitcher.tsx'
export {
  RegisterCustomerForm,
  type RegisterCustomerFormProps,
} from './register-customer-form/RegisterCustomerForm.tsx'
export { chooseLocale } from './root/chooseLocale.ts'
export { LendingTile, type LendingTileProps } from './lending-tile/LendingTile.tsx'
export { AttentionCount, type AttentionCountProps } from './attention-count/AttentionCount.tsx'
export { RecipientsList, type RecipientsListProps } from './recipients-list/RecipientsList.tsx'
export { LendingRoot, type LendingRootProps } from './root/LendingRoot.tsx'
export { Feature, type FeatureProps } from './root/Feature.tsx'
export { LegalText, type LegalTextProps } from './root/LegalText.tsx'
export type { SupportRequest } from './ui/RootContext.ts'
export type { TenantIssue } from './root/TenantIssue.ts'
export { TenantRoot, type TenantRootProps } from './root/TenantRoot.tsx'
export { useBrand, type Brand } from './root/useBrand.ts'
export { useFeature } from './root/useFeature.ts'
export { useFieldRules } from './root/useFieldRules.ts'
export type { WidgetProps } from './root/WidgetProps.ts'
export type { RowAction } from './table/DataTableRowActions.tsx'
export { createTheme } from './theme/createTheme.ts'
export type { LendingTheme } from './theme/LendingTheme.ts'
export { parseTheme } from './theme/parseTheme.ts'
export type { PartnerTheme, ThemeIssue } from './theme/PartnerTheme.ts'
export type { PartName } from './ui/PartName.ts'
export {
  RepaymentInstructions,
  type RepaymentInstructionsProps,
} from './repayment-instructions/RepaymentInstructions.tsx'
export {
  ReconcileRepaymentsForm,
  type ReconcileRepaymentsFormProps,
} from './reconcile-repayments-form/ReconcileRepaymentsForm.tsx'
export {
  RegisterTransactionsForm,
  type RegisterTransactionsFormProps,
} from './register-transactions-form/RegisterTransactionsForm.tsx'
export { WithdrawForm, type WithdrawFormProps } from './withdraw-form/WithdrawForm.tsx'
export { Alert, type AlertProps } from './ui/Alert.tsx'
export { Badge, type BadgeProps } from './ui/Badge.tsx'
export { Button, type ButtonProps } from './ui/Button.tsx'
export { Card, type CardProps } from './ui/Card.tsx'
export { Checkbox, type CheckboxProps } from './ui/Checkbox.tsx'
export { Dialog, type DialogProps } from './ui/Dialog.tsx'
export { FileField, type FileFieldProps } from './ui/FileField.tsx'
export { Meter, type MeterProps } from './ui/Meter.tsx'
export { RadioCards, type RadioCardsProps } from './ui/RadioCards.tsx'
export { Select, type SelectProps } from './ui/Select.tsx'
export { Skeleton } from './ui/Skeleton.tsx'
export { Spinner } from './ui/Spinner.tsx'
export { TextArea, type TextAreaProps } from './ui/TextArea.tsx'
export { TextField, type TextFieldProps } from './ui/TextField.tsx'
export { createReword, type Terms } from './words/createReword.ts'
export { type Slots } from './ui/Slots.ts'
export { type RenderFields } from './form/createFields.tsx'
export { type FormHandle } from './form/useFormReports.tsx'
export { type FormWidgetProps } from './form/FormWidgetProps.ts'
