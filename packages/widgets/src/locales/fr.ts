import type { Messages } from '../copy/Messages.ts'
import { activeDrawdown } from './fr/activeDrawdown.ts'
import { actingFor } from './fr/actingFor.ts'
import { amount } from './fr/amount.ts'
import { bankPicker } from './fr/bankPicker.ts'
import { customerPartnerDetails } from './fr/customerPartnerDetails.ts'
import { customerPartnersTable } from './fr/customerPartnersTable.ts'
import { customersTable } from './fr/customersTable.ts'
import { customerPicker } from './fr/customerPicker.ts'
import { partnerSwitcher } from './fr/partnerSwitcher.ts'
import { recordPicker } from './fr/recordPicker.ts'
import { table } from './fr/table.ts'
import { dateParts } from './fr/dateParts.ts'
import { documentPreview } from './fr/documentPreview.ts'
import { documents } from './fr/documents.ts'
import { drawdown } from './fr/drawdown.ts'
import { drawdownReview } from './fr/drawdownReview.ts'
import { countries } from './fr/countries.ts'
import { createBusiness } from './fr/createBusiness.ts'
import { createBusinessReview } from './fr/createBusinessReview.ts'
import { createdBusiness } from './fr/createdBusiness.ts'
import { crashedMoney } from './fr/crashedMoney.ts'
import { everyWidget } from './fr/everyWidget.ts'
import { creditAssessment } from './fr/creditAssessment.ts'
import { creditAssessmentDocuments } from './fr/creditAssessmentDocuments.ts'
import { creditAssessmentReceipt } from './fr/creditAssessmentReceipt.ts'
import { creditAssessmentReview } from './fr/creditAssessmentReview.ts'
import { creditAssessmentShare } from './fr/creditAssessmentShare.ts'
import { creditLimit } from './fr/creditLimit.ts'
import { figureNames } from './fr/figureNames.ts'
import { financialInformation } from './fr/financialInformation.ts'
import { lendingDashboard } from './fr/lendingDashboard.ts'
import { lockboxAccount } from './fr/lockboxAccount.ts'
import { masked } from './fr/masked.ts'
import { form } from './fr/form.ts'
import { fromRow } from './fr/fromRow.ts'
import { noCurrency } from './fr/noCurrency.ts'
import { formReview } from './fr/formReview.ts'
import { mobileMoneyPicker } from './fr/mobileMoneyPicker.ts'
import { operation } from './fr/operation.ts'
import { operationHistory } from './fr/operationHistory.ts'
import { operationsInbox } from './fr/operationsInbox.ts'
import { operationEvidence } from './fr/operationEvidence.ts'
import { ambiguous } from './fr/ambiguous.ts'
import { operationKinds } from './fr/operationKinds.ts'
import { operationRows } from './fr/operationRows.ts'
import { outcomes } from './fr/outcomes.ts'
import { phoneField } from './fr/phoneField.ts'
import { registerCustomer } from './fr/registerCustomer.ts'
import { registerCustomerDocuments } from './fr/registerCustomerDocuments.ts'
import { registerCustomerReview } from './fr/registerCustomerReview.ts'
import { registeredCustomer } from './fr/registeredCustomer.ts'
import { repayment } from './fr/repayment.ts'
import { repaymentReview } from './fr/repaymentReview.ts'
import { tenant } from './fr/tenant.ts'
import { themeIssues } from './fr/themeIssues.ts'
import { transaction } from './fr/transaction.ts'
import { transactionFinancing } from './fr/transactionFinancing.ts'
import { transactionReview } from './fr/transactionReview.ts'
import { steps } from './fr/steps.ts'
import { textArea } from './fr/textArea.ts'
import { uploadSummary } from './fr/uploadSummary.ts'
import { withdraw } from './fr/withdraw.ts'
import { withdrawReview } from './fr/withdrawReview.ts'

/** The kit's words in French: `<LendingRoot locale="fr" messages={fr}>`. */
export const fr: Messages = {
  fr: {
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
