import type { Messages } from '../copy/Messages.ts'
import { activeDrawdown } from './sw/activeDrawdown.ts'
import { actingFor } from './sw/actingFor.ts'
import { amount } from './sw/amount.ts'
import { bankPicker } from './sw/bankPicker.ts'
import { customerPartnerDetails } from './sw/customerPartnerDetails.ts'
import { customerPartnersTable } from './sw/customerPartnersTable.ts'
import { customersTable } from './sw/customersTable.ts'
import { customerPicker } from './sw/customerPicker.ts'
import { partnerSwitcher } from './sw/partnerSwitcher.ts'
import { recordPicker } from './sw/recordPicker.ts'
import { table } from './sw/table.ts'
import { dateParts } from './sw/dateParts.ts'
import { drawdown } from './sw/drawdown.ts'
import { drawdownReview } from './sw/drawdownReview.ts'
import { countries } from './sw/countries.ts'
import { createBusiness } from './sw/createBusiness.ts'
import { createBusinessReview } from './sw/createBusinessReview.ts'
import { createdBusiness } from './sw/createdBusiness.ts'
import { crashedMoney } from './sw/crashedMoney.ts'
import { everyWidget } from './sw/everyWidget.ts'
import { creditLimit } from './sw/creditLimit.ts'
import { lendingDashboard } from './sw/lendingDashboard.ts'
import { lockboxAccount } from './sw/lockboxAccount.ts'
import { masked } from './sw/masked.ts'
import { form } from './sw/form.ts'
import { fromRow } from './sw/fromRow.ts'
import { noCurrency } from './sw/noCurrency.ts'
import { formReview } from './sw/formReview.ts'
import { mobileMoneyPicker } from './sw/mobileMoneyPicker.ts'
import { operation } from './sw/operation.ts'
import { operationHistory } from './sw/operationHistory.ts'
import { operationsInbox } from './sw/operationsInbox.ts'
import { operationEvidence } from './sw/operationEvidence.ts'
import { ambiguous } from './sw/ambiguous.ts'
import { operationKinds } from './sw/operationKinds.ts'
import { operationRows } from './sw/operationRows.ts'
import { outcomes } from './sw/outcomes.ts'
import { phoneField } from './sw/phoneField.ts'
import { registerCustomer } from './sw/registerCustomer.ts'
import { registerCustomerReview } from './sw/registerCustomerReview.ts'
import { registeredCustomer } from './sw/registeredCustomer.ts'
import { repayment } from './sw/repayment.ts'
import { repaymentReview } from './sw/repaymentReview.ts'
import { tenant } from './sw/tenant.ts'
import { themeIssues } from './sw/themeIssues.ts'
import { transaction } from './sw/transaction.ts'
import { transactionFinancing } from './sw/transactionFinancing.ts'
import { transactionReview } from './sw/transactionReview.ts'
import { steps } from './sw/steps.ts'
import { textArea } from './sw/textArea.ts'
import { withdraw } from './sw/withdraw.ts'
import { withdrawReview } from './sw/withdrawReview.ts'
import { creditAssessment } from './sw/creditAssessment.ts'
import { creditAssessmentDocuments } from './sw/creditAssessmentDocuments.ts'
import { creditAssessmentReceipt } from './sw/creditAssessmentReceipt.ts'
import { creditAssessmentReview } from './sw/creditAssessmentReview.ts'
import { creditAssessmentShare } from './sw/creditAssessmentShare.ts'
import { documentPreview } from './sw/documentPreview.ts'
import { documents } from './sw/documents.ts'
import { figureNames } from './sw/figureNames.ts'
import { financialInformation } from './sw/financialInformation.ts'
import { registerCustomerDocuments } from './sw/registerCustomerDocuments.ts'
import { uploadSummary } from './sw/uploadSummary.ts'

/** The kit's words in Swahili: `<LendingRoot locale="sw" messages={sw}>`. */
export const sw: Messages = {
  sw: {
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
