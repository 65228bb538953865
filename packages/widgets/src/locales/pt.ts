import type { Messages } from '../copy/Messages.ts'
import { activeDrawdown } from './pt/activeDrawdown.ts'
import { actingFor } from './pt/actingFor.ts'
import { amount } from './pt/amount.ts'
import { bankPicker } from './pt/bankPicker.ts'
import { customerPartnerDetails } from './pt/customerPartnerDetails.ts'
import { customerPartnersTable } from './pt/customerPartnersTable.ts'
import { customersTable } from './pt/customersTable.ts'
import { customerPicker } from './pt/customerPicker.ts'
import { partnerSwitcher } from './pt/partnerSwitcher.ts'
import { recordPicker } from './pt/recordPicker.ts'
import { table } from './pt/table.ts'
import { dateParts } from './pt/dateParts.ts'
import { documentPreview } from './pt/documentPreview.ts'
import { documents } from './pt/documents.ts'
import { drawdown } from './pt/drawdown.ts'
import { drawdownReview } from './pt/drawdownReview.ts'
import { countries } from './pt/countries.ts'
import { createBusiness } from './pt/createBusiness.ts'
import { createBusinessReview } from './pt/createBusinessReview.ts'
import { createdBusiness } from './pt/createdBusiness.ts'
import { crashedMoney } from './pt/crashedMoney.ts'
import { everyWidget } from './pt/everyWidget.ts'
import { creditAssessment } from './pt/creditAssessment.ts'
import { creditAssessmentDocuments } from './pt/creditAssessmentDocuments.ts'
import { creditAssessmentReceipt } from './pt/creditAssessmentReceipt.ts'
import { creditAssessmentReview } from './pt/creditAssessmentReview.ts'
import { creditAssessmentShare } from './pt/creditAssessmentShare.ts'
import { creditLimit } from './pt/creditLimit.ts'
import { figureNames } from './pt/figureNames.ts'
import { financialInformation } from './pt/financialInformation.ts'
import { lendingDashboard } from './pt/lendingDashboard.ts'
import { lockboxAccount } from './pt/lockboxAccount.ts'
import { masked } from './pt/masked.ts'
import { form } from './pt/form.ts'
import { fromRow } from './pt/fromRow.ts'
import { noCurrency } from './pt/noCurrency.ts'
import { formReview } from './pt/formReview.ts'
import { mobileMoneyPicker } from './pt/mobileMoneyPicker.ts'
import { operation } from './pt/operation.ts'
import { operationHistory } from './pt/operationHistory.ts'
import { operationsInbox } from './pt/operationsInbox.ts'
import { operationEvidence } from './pt/operationEvidence.ts'
import { ambiguous } from './pt/ambiguous.ts'
import { operationKinds } from './pt/operationKinds.ts'
import { operationRows } from './pt/operationRows.ts'
import { outcomes } from './pt/outcomes.ts'
import { phoneField } from './pt/phoneField.ts'
import { registerCustomer } from './pt/registerCustomer.ts'
import { registerCustomerDocuments } from './pt/registerCustomerDocuments.ts'
import { registerCustomerReview } from './pt/registerCustomerReview.ts'
import { registeredCustomer } from './pt/registeredCustomer.ts'
import { repayment } from './pt/repayment.ts'
import { repaymentReview } from './pt/repaymentReview.ts'
import { tenant } from './pt/tenant.ts'
import { themeIssues } from './pt/themeIssues.ts'
import { transaction } from './pt/transaction.ts'
import { transactionFinancing } from './pt/transactionFinancing.ts'
import { transactionReview } from './pt/transactionReview.ts'
import { steps } from './pt/steps.ts'
import { textArea } from './pt/textArea.ts'
import { uploadSummary } from './pt/uploadSummary.ts'
import { withdraw } from './pt/withdraw.ts'
import { withdrawReview } from './pt/withdrawReview.ts'

/** The kit's words in Portuguese: `<LendingRoot locale="pt" messages={pt}>`. */
export const pt: Messages = {
  pt: {
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
  },
}
