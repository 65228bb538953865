import { activeDrawdown } from './active-drawdown-card/activeDrawdown.words.ts'
import { actingFor } from './acting-for/actingFor.words.ts'
import { amount } from './form/amount.words.ts'
import { auditLog } from './audit-log/auditLog.words.ts'
import { bankPicker } from './bank-picker/bankPicker.words.ts'
import { creditUsageChart } from './credit-usage-chart/creditUsageChart.words.ts'
import { customerPartnerDetails } from './customer-partner-details/customerPartnerDetails.words.ts'
import { customerPartnersTable } from './customer-partners-table/customerPartnersTable.words.ts'
import { customersTable } from './customers-table/customersTable.words.ts'
import { financingsTable } from './financings-table/financingsTable.words.ts'
import { customerPicker } from './customer-picker/customerPicker.words.ts'
import { partnerSwitcher } from './partner-switcher/partnerSwitcher.words.ts'
import { recordPicker } from './record-picker/recordPicker.words.ts'
import { table } from './table/table.words.ts'
import { repaymentTimeline } from './repayment-timeline/repaymentTimeline.words.ts'
import { dateParts } from './ui/dateParts.words.ts'
import { documentPreview } from './document-slot/documentPreview.words.ts'
import { documents } from './document-slot/documents.words.ts'
import { drawdownPlan } from './request-drawdown-form/drawdownPlan.words.ts'
import { requestDrawdown } from './request-drawdown-form/requestDrawdown.words.ts'
import { requestDrawdownReview } from './request-drawdown-form/requestDrawdownReview.words.ts'
import { countries } from './countries/countries.words.ts'
import { createBusiness } from './create-business-form/createBusiness.words.ts'
import { createBusinessPages } from './create-business-form/createBusinessPages.words.ts'
import { createBusinessReview } from './create-business-form/createBusinessReview.words.ts'
import { createdBusiness } from './create-business-form/createdBusiness.words.ts'
import { crashedMoney } from './ui/crashedMoney.words.ts'
import { everyWidget } from './ui/everyWidget.words.ts'
import { submitCreditAssessment } from './submit-credit-assessment-form/submitCreditAssessment.words.ts'
import { creditAssessmentDocuments } from './submit-credit-assessment-form/creditAssessmentDocuments.words.ts'
import { creditAssessmentReceipt } from './submit-credit-assessment-form/creditAssessmentReceipt.words.ts'
import { creditAssessmentReview } from './submit-credit-assessment-form/creditAssessmentReview.words.ts'
import { creditAssessmentShare } from './submit-credit-assessment-form/creditAssessmentShare.words.ts'
import { creditAssessmentStart } from './submit-credit-assessment-form/creditAssessmentStart.words.ts'
import { creditLimit } from './credit-limit-card/creditLimit.words.ts'
import { figureNames } from './submit-credit-assessment-form/figureNames.words.ts'
import { financialInformation } from './submit-credit-assessment-form/financialInformation.words.ts'
import { lendingDashboard } from './lending-dashboard/lendingDashboard.words.ts'
import { repaymentInstructions } from './repayment-instructions/repaymentInstructions.words.ts'
import { lockboxAccount } from './lockbox-account-card/lockboxAccount.words.ts'
import { masked } from './ui/masked.words.ts'
import { confirm } from './ui/confirm.words.ts'
import { form } from './form/form.words.ts'
import { moneyEnds } from './acting-for/moneyEnds.words.ts'
import { noLockbox } from './acting-for/noLockbox.words.ts'
import { spendingLimits } from './spending-limits/spendingLimits.words.ts'
import { noCurrency } from './acting-for/noCurrency.words.ts'
import { formReview } from './form/formReview.words.ts'
import { mobileMoneyPicker } from './mobile-money-picker/mobileMoneyPicker.words.ts'
import { operation } from './operation-status/operation.words.ts'
import { operationHistory } from './operation-history/operationHistory.words.ts'
import { approval } from './operation-status/approval.words.ts'
import { spending } from './operation-status/spending.words.ts'
import { approvalsList } from './approvals-list/approvalsList.words.ts'
import { operationsInbox } from './operations-inbox/operationsInbox.words.ts'
import { operationEvidence } from './operation-status/operationEvidence.words.ts'
import { ambiguous } from './operation-status/ambiguous.words.ts'
import { operationKinds } from './operation-status/operationKinds.words.ts'
import { operationRows } from './operation-status/operationRows.words.ts'
import { outcomes } from './operation-status/outcomes.words.ts'
import { phoneField } from './ui/phoneField.words.ts'
import { registerCustomer } from './register-customer-form/registerCustomer.words.ts'
import { registerCustomerDocuments } from './register-customer-form/registerCustomerDocuments.words.ts'
import { registerCustomerPages } from './register-customer-form/registerCustomerPages.words.ts'
import { registerCustomerReview } from './register-customer-form/registerCustomerReview.words.ts'
import { registeredCustomer } from './register-customer-form/registeredCustomer.words.ts'
import { reconcileRepayments } from './reconcile-repayments-form/reconcileRepayments.words.ts'
import { reconcileRepaymentsReview } from './reconcile-repayments-form/reconcileRepaymentsReview.words.ts'
import { tenant } from './root/tenant.words.ts'
import { themeIssues } from './theme/themeIssues.words.ts'
import { registerTransactions } from './register-transactions-form/registerTransactions.words.ts'
import { transactionDetails } from './register-transactions-form/transactionDetails.words.ts'
import { transactionFinancing } from './register-transactions-form/transactionFinancing.words.ts'
import { registerTransactionsReview } from './register-transactions-form/registerTransactionsReview.words.ts'
import { steps } from './ui/steps.words.ts'
import { textArea } from './ui/textArea.words.ts'
import { uploadSummary } from './upload-summary/uploadSummary.words.ts'
import { withdraw } from './withdraw-form/withdraw.words.ts'
import { withdrawRecipients } from './withdraw-form/withdrawRecipients.words.ts'
import { withdrawReview } from './withdraw-form/withdrawReview.words.ts'

/**
 * Every sentence of the kit in English, by key: what a translator starts from and what `messages` may replace.
 * Widgets load only their own part of it.
 */
export const en = {
  ...crashedMoney,
  ...everyWidget,
  ...form,
  ...formReview,
  ...masked,
  ...confirm,
  ...creditLimit,
  ...creditUsageChart,
  ...activeDrawdown,
  ...drawdownPlan,
  ...repaymentTimeline,
  ...requestDrawdown,
  ...requestDrawdownReview,
  ...withdraw,
  ...withdrawRecipients,
  ...withdrawReview,
  ...amount,
  ...registerTransactions,
  ...transactionDetails,
  ...transactionFinancing,
  ...registerTransactionsReview,
  ...reconcileRepayments,
  ...reconcileRepaymentsReview,
  ...operation,
  ...operationHistory,
  ...approval,
  ...spending,
  ...approvalsList,
  ...operationsInbox,
  ...auditLog,
  ...operationEvidence,
  ...ambiguous,
  ...operationKinds,
  ...operationRows,
  ...outcomes,
  ...bankPicker,
  ...mobileMoneyPicker,
  ...themeIssues,
  ...tenant,
  ...lockboxAccount,
  ...repaymentInstructions,
  ...lendingDashboard,
  ...customerPartnerDetails,
  ...customerPartnersTable,
  ...customersTable,
  ...financingsTable,
  ...customerPicker,
  ...partnerSwitcher,
  ...recordPicker,
  ...table,
  ...phoneField,
  ...dateParts,
  ...registerCustomer,
  ...registerCustomerPages,
  ...registerCustomerDocuments,
  ...registerCustomerReview,
  ...registeredCustomer,
  ...steps,
  ...textArea,
  ...countries,
  ...createBusiness,
  ...createBusinessPages,
  ...createBusinessReview,
  ...createdBusiness,
  ...submitCreditAssessment,
  ...creditAssessmentDocuments,
  ...creditAssessmentReceipt,
  ...creditAssessmentReview,
  ...creditAssessmentShare,
  ...creditAssessmentStart,
  ...figureNames,
  ...financialInformation,
  ...documents,
  ...documentPreview,
  ...uploadSummary,
  ...actingFor,
  ...moneyEnds,
  ...noCurrency,
  ...noLockbox,
  ...spendingLimits,
} as const
