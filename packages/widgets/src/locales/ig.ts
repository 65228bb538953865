import type { Messages } from '../copy/Messages.ts'
import { activeDrawdown } from './ig/activeDrawdown.ts'
import { actingFor } from './ig/actingFor.ts'
import { amount } from './ig/amount.ts'
import { bankPicker } from './ig/bankPicker.ts'
import { customerPartnerDetails } from './ig/customerPartnerDetails.ts'
import { customerPartnersTable } from './ig/customerPartnersTable.ts'
import { customersTable } from './ig/customersTable.ts'
import { customerPicker } from './ig/customerPicker.ts'
import { partnerSwitcher } from './ig/partnerSwitcher.ts'
import { recordPicker } from './ig/recordPicker.ts'
import { table } from './ig/table.ts'
import { dateParts } from './ig/dateParts.ts'
import { drawdown } from './ig/drawdown.ts'
import { drawdownReview } from './ig/drawdownReview.ts'
import { countries } from './ig/countries.ts'
import { createBusiness } from './ig/createBusiness.ts'
import { createBusinessReview } from './ig/createBusinessReview.ts'
import { createdBusiness } from './ig/createdBusiness.ts'
import { crashedMoney } from './ig/crashedMoney.ts'
import { everyWidget } from './ig/everyWidget.ts'
import { creditLimit } from './ig/creditLimit.ts'
import { lendingDashboard } from './ig/lendingDashboard.ts'
import { lockboxAccount } from './ig/lockboxAccount.ts'
import { masked } from './ig/masked.ts'
import { form } from './ig/form.ts'
import { fromRow } from './ig/fromRow.ts'
import { noCurrency } from './ig/noCurrency.ts'
import { formReview } from './ig/formReview.ts'
import { mobileMoneyPicker } from './ig/mobileMoneyPicker.ts'
import { operation } from './ig/operation.ts'
import { operationHistory } from './ig/operationHistory.ts'
import { operationsInbox } from './ig/operationsInbox.ts'
import { operationEvidence } from './ig/operationEvidence.ts'
import { ambiguous } from './ig/ambiguous.ts'
import { operationKinds } from './ig/operationKinds.ts'
import { operationRows } from './ig/operationRows.ts'
import { outcomes } from './ig/outcomes.ts'
import { phoneField } from './ig/phoneField.ts'
import { registerCustomer } from './ig/registerCustomer.ts'
import { registerCustomerReview } from './ig/registerCustomerReview.ts'
import { registeredCustomer } from './ig/registeredCustomer.ts'
import { repayment } from './ig/repayment.ts'
import { repaymentReview } from './ig/repaymentReview.ts'
import { tenant } from './ig/tenant.ts'
import { themeIssues } from './ig/themeIssues.ts'
import { transaction } from './ig/transaction.ts'
import { transactionFinancing } from './ig/transactionFinancing.ts'
import { transactionReview } from './ig/transactionReview.ts'
import { steps } from './ig/steps.ts'
import { textArea } from './ig/textArea.ts'
import { withdraw } from './ig/withdraw.ts'
import { withdrawReview } from './ig/withdrawReview.ts'
import { creditAssessment } from './ig/creditAssessment.ts'
import { creditAssessmentDocuments } from './ig/creditAssessmentDocuments.ts'
import { creditAssessmentReceipt } from './ig/creditAssessmentReceipt.ts'
import { creditAssessmentReview } from './ig/creditAssessmentReview.ts'
import { creditAssessmentShare } from './ig/creditAssessmentShare.ts'
import { documentPreview } from './ig/documentPreview.ts'
import { documents } from './ig/documents.ts'
import { figureNames } from './ig/figureNames.ts'
import { financialInformation } from './ig/financialInformation.ts'
import { registerCustomerDocuments } from './ig/registerCustomerDocuments.ts'
import { uploadSummary } from './ig/uploadSummary.ts'

/** The kit's words in Igbo: `<LendingRoot locale="ig" messages={ig}>`. */
export const ig: Messages = {
  ig: {
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
