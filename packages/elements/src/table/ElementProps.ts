import type {
  ActingForProps,
  ActiveDrawdownCardProps,
  ApprovalsListProps,
  AuditLogProps,
  BankPickerProps,
  CreateBusinessFormProps,
  CreditLimitCardProps,
  CreditUsageChartProps,
  CustomerPartnerDetailsProps,
  CustomerPartnersTableProps,
  CustomerPickerProps,
  CustomersTableProps,
  FinancingsTableProps,
  LendingDashboardProps,
  LockboxAccountCardProps,
  MobileMoneyPickerProps,
  OperationHistoryProps,
  OperationStatusProps,
  OperationsInboxProps,
  PartnerSwitcherProps,
  ReconcileRepaymentsFormProps,
  RegisterCustomerFormProps,
  RegisterTransactionsFormProps,
  RepaymentInstructionsProps,
  RequestDrawdownFormProps,
  SubmitCreditAssessmentFormProps,
  WithdrawFormProps,
} from '@onlend/widgets'
import type { LockboxReconciliationProps } from '@onlend/bulk/lockbox-reconciliation'
import type { PortfolioOverviewProps } from '@onlend/bulk/portfolio-overview'
import type { RegisterTransactionsImportProps } from '@onlend/bulk/register-transactions-import'
import type { RepaymentsImportProps } from '@onlend/bulk/repayments-import'
import type { UploadAnnouncerElementProps } from '../uploads/UploadAnnouncerElement.tsx'
import type { DocumentSlotElementProps } from '../uploads/DocumentSlotElement.tsx'
import type { UploadSummaryElementProps } from '../uploads/UploadSummaryElement.tsx'

/** The widget elements by tag, each with the props of its widget. */
export type ElementProps = {
  'onlend-acting-for': ActingForProps
  'onlend-active-drawdown-card': ActiveDrawdownCardProps
  'onlend-approvals-list': ApprovalsListProps
  'onlend-audit-log': AuditLogProps
  'onlend-bank-picker': BankPickerProps
  'onlend-create-business-form': CreateBusinessFormProps
  'onlend-credit-limit-card': CreditLimitCardProps
  'onlend-credit-usage-chart': CreditUsageChartProps
  'onlend-credit-usage-spark': { customerPartnerId?: string }
  'onlend-customer-partner-details': CustomerPartnerDetailsProps
  'onlend-customer-partners-table': CustomerPartnersTableProps
  'onlend-customer-picker': CustomerPickerProps
  'onlend-customers-table': CustomersTableProps
  'onlend-document-slot': DocumentSlotElementProps
  'onlend-financings-table': FinancingsTableProps
  'onlend-lending-dashboard': LendingDashboardProps
  'onlend-lockbox-account-card': LockboxAccountCardProps
  'onlend-lockbox-reconciliation': LockboxReconciliationProps
  'onlend-mobile-money-picker': MobileMoneyPickerProps
  'onlend-operation-history': OperationHistoryProps
  'onlend-operation-status': OperationStatusProps
  'onlend-operations-inbox': OperationsInboxProps
  'onlend-partner-switcher': PartnerSwitcherProps
  'onlend-portfolio-overview': PortfolioOverviewProps
  'onlend-reconcile-repayments-form': ReconcileRepaymentsFormProps
  'onlend-register-customer-form': RegisterCustomerFormProps
  'onlend-register-transactions-form': RegisterTransactionsFormProps
  'onlend-register-transactions-import': RegisterTransactionsImportProps
  'onlend-repayment-instructions': RepaymentInstructionsProps
  'onlend-repayments-import': RepaymentsImportProps
  'onlend-request-drawdown-form': RequestDrawdownFormProps
  'onlend-submit-credit-assessment-form': SubmitCreditAssessmentFormProps
  'onlend-upload-announcer': UploadAnnouncerElementProps
  'onlend-upload-summary': UploadSummaryElementProps
  'onlend-withdraw-form': WithdrawFormProps
}
