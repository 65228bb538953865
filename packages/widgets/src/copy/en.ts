import { activeDrawdown } from './en/activeDrawdown.ts'
import { actingFor } from './en/actingFor.ts'
import { amount } from './en/amount.ts'
import { bankPicker } from './en/bankPicker.ts'
import { customerPartnerDetails } from './en/customerPartnerDetails.ts'
import { customerPartnersTable } from './en/customerPartnersTable.ts'
import { customersTable } from './en/customersTable.ts'
import { customerPicker } from './en/customerPicker.ts'
import { partnerSwitcher } from './en/partnerSwitcher.ts'
import { recordPicker } from './en/recordPicker.ts'
import { table } from './en/table.ts'
import { dateParts } from './en/dateParts.ts'
import { documentPreview } from './en/documentPreview.ts'
import { documents } from './en/documents.ts'
import { drawdown } from './en/drawdown.ts'
import { drawdownReview } from './en/drawdownReview.ts'
import { countries } from './en/countries.ts'
import { createBusiness } from './en/createBusiness.ts'
import { createBusinessReview } from './en/createBusinessReview.ts'
import { createdBusiness } from './en/createdBusiness.ts'
import { crashedMoney } from './en/crashedMoney.ts'
import { everyWidget } from './en/everyWidget.ts'
import { creditAssessment } from './en/creditAssessment.ts'
import { creditAssessmentDocuments } from './en/creditAssessmentDocuments.ts'
import { creditAssessmentReceipt } from './en/creditAssessmentReceipt.ts'
import { creditAssessmentReview } from './en/creditAssessmentReview.ts'
import { creditAssessmentShare } from './en/creditAssessmentShare.ts'
import { creditLimit } from './en/creditLimit.ts'
import { figureNames } from './en/figureNames.ts'
import { financialInformation } from './en/financialInformation.ts'
import { lendingDashboard } from './en/lendingDashboard.ts'
import { lockboxAccount } from './en/lockboxAccount.ts'
import { masked } from './en/masked.ts'
import { form } from './en/form.ts'
import { fromRow } from './en/fromRow.ts'
import { noCurrency } from './en/noCurrency.ts'
import { formReview } from './en/formReview.ts'
import { mobileMoneyPicker } from './en/mobileMoneyPicker.ts'
import { operation } from './en/operation.ts'
import { operationHistory } from './en/operationHistory.ts'
import { operationsInbox } from './en/operationsInbox.ts'
import { operationEvidence } from './en/operationEvidence.ts'
import { ambiguous } from './en/ambiguous.ts'
import { operationKinds } from './en/operationKinds.ts'
import { operationRows } from './en/operationRows.ts'
import { outcomes } from './en/outcomes.ts'
import { phoneField } from './en/phoneField.ts'
import { registerCustomer } from './en/registerCustomer.ts'
import { registerCustomerDocuments } from './en/registerCustomerDocuments.ts'
import { registerCustomerReview } from './en/registerCustomerReview.ts'
import { registeredCustomer } from './en/registeredCustomer.ts'
import { repayment } from './en/repayment.ts'
import { repaymentReview } from './en/repaymentReview.ts'
import { tenant } from './en/tenant.ts'
import { themeIssues } from './en/themeIssues.ts'
import { transaction } from './en/transaction.ts'
import { transactionFinancing } from './en/transactionFinancing.ts'
import { transactionReview } from './en/transactionReview.ts'
import { steps } from './en/steps.ts'
import { textArea } from './en/textArea.ts'
import { uploadSummary } from './en/uploadSummary.ts'
import { withdraw } from './en/withdraw.ts'
import { withdrawReview } from './en/withdrawReview.ts'

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
  ...creditLimit,
  ...activeDrawdown,
  ...drawdown,
  ...drawdownReview,
  ...withdraw,
  ...withdrawReview,
  ...amount,
  ...transaction,
  ...transactionFinancing,
  ...transactionReview,
  ...repayment,
  ...repaymentReview,
  ...operation,
  ...operationHistory,
  ...operationsInbox,
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
  ...lendingDashboard,
  ...customerPartnerDetails,
  ...customerPartnersTable,
  ...customersTable,
  ...customerPicker,
  ...partnerSwitcher,
  ...recordPicker,
  ...table,
  ...phoneField,
  ...dateParts,
  ...registerCustomer,
  ...registerCustomerDocuments,
  ...registerCustomerReview,
  ...registeredCustomer,
  ...steps,
  ...textArea,
  ...countries,
  ...createBusiness,
  ...createBusinessReview,
  ...createdBusiness,
  ...creditAssessment,
  ...creditAssessmentDocuments,
  ...creditAssessmentReceipt,
  ...creditAssessmentReview,
  ...creditAssessmentShare,
  ...figureNames,
  ...financialInformation,
  ...documents,
  ...documentPreview,
  ...uploadSummary,
  ...actingFor,
  ...fromRow,
  ...noCurrency,
} as const
