import type { Messages } from '../copy/Messages.ts'
import { activeDrawdown } from './ha/activeDrawdown.ts'
import { actingFor } from './ha/actingFor.ts'
import { amount } from './ha/amount.ts'
import { bankPicker } from './ha/bankPicker.ts'
import { customerPartnerDetails } from './ha/customerPartnerDetails.ts'
import { customerPartnersTable } from './ha/customerPartnersTable.ts'
import { customersTable } from './ha/customersTable.ts'
import { customerPicker } from './ha/customerPicker.ts'
import { partnerSwitcher } from './ha/partnerSwitcher.ts'
import { recordPicker } from './ha/recordPicker.ts'
import { table } from './ha/table.ts'
import { dateParts } from './ha/dateParts.ts'
import { drawdown } from './ha/drawdown.ts'
import { drawdownReview } from './ha/drawdownReview.ts'
import { countries } from './ha/countries.ts'
import { createBusiness } from './ha/createBusiness.ts'
import { createBusinessReview } from './ha/createBusinessReview.ts'
import { createdBusiness } from './ha/createdBusiness.ts'
import { crashedMoney } from './ha/crashedMoney.ts'
import { everyWidget } from './ha/everyWidget.ts'
import { creditLimit } from './ha/creditLimit.ts'
import { lendingDashboard } from './ha/lendingDashboard.ts'
import { lockboxAccount } from './ha/lockboxAccount.ts'
import { masked } from './ha/masked.ts'
import { form } from './ha/form.ts'
import { fromRow } from './ha/fromRow.ts'
import { noCurrency } from './ha/noCurrency.ts'
import { formReview } from './ha/formReview.ts'
import { mobileMoneyPicker } from './ha/mobileMoneyPicker.ts'
import { operation } from './ha/operation.ts'
import { operationHistory } from './ha/operationHistory.ts'
import { operationsInbox } from './ha/operationsInbox.ts'
import { operationEvidence } from './ha/operationEvidence.ts'
import { ambiguous } from './ha/ambiguous.ts'
import { operationKinds } from './ha/operationKinds.ts'
import { operationRows } from './ha/operationRows.ts'
import { outcomes } from './ha/outcomes.ts'
import { phoneField } from './ha/phoneField.ts'
import { registerCustomer } from './ha/registerCustomer.ts'
import { registerCustomerReview } from './ha/registerCustomerReview.ts'
import { registeredCustomer } from './ha/registeredCustomer.ts'
import { repayment } from './ha/repayment.ts'
import { repaymentReview } from './ha/repaymentReview.ts'
import { tenant } from './ha/tenant.ts'
import { themeIssues } from './ha/themeIssues.ts'
import { transaction } from './ha/transaction.ts'
import { transactionFinancing } from './ha/transactionFinancing.ts'
import { transactionReview } from './ha/transactionReview.ts'
import { steps } from './ha/steps.ts'
import { textArea } from './ha/textArea.ts'
import { withdraw } from './ha/withdraw.ts'
import { withdrawReview } from './ha/withdrawReview.ts'
import { creditAssessment } from './ha/creditAssessment.ts'
import { creditAssessmentDocuments } from './ha/creditAssessmentDocuments.ts'
import { creditAssessmentReceipt } from './ha/creditAssessmentReceipt.ts'
import { creditAssessmentReview } from './ha/creditAssessmentReview.ts'
import { creditAssessmentShare } from './ha/creditAssessmentShare.ts'
import { documentPreview } from './ha/documentPreview.ts'
import { documents } from './ha/documents.ts'
import { figureNames } from './ha/figureNames.ts'
import { financialInformation } from './ha/financialInformation.ts'
import { registerCustomerDocuments } from './ha/registerCustomerDocuments.ts'
import { uploadSummary } from './ha/uploadSummary.ts'

/** The kit's words in Hausa: `<LendingRoot locale="ha" messages={ha}>`. */
export const ha: Messages = {
  ha: {
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
    ...documentPreview,
    ...documents,
    ...figureNames,
    ...financialInformation,
    ...registerCustomerDocuments,
    ...uploadSummary,
    ...actingFor,
    ...fromRow,
    ...noCurrency,
  },
}
