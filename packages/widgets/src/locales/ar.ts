import type { Messages } from '../copy/Messages.ts'
import { activeDrawdown } from './ar/activeDrawdown.ts'
import { actingFor } from './ar/actingFor.ts'
import { amount } from './ar/amount.ts'
import { bankPicker } from './ar/bankPicker.ts'
import { customerPartnerDetails } from './ar/customerPartnerDetails.ts'
import { customerPartnersTable } from './ar/customerPartnersTable.ts'
import { customersTable } from './ar/customersTable.ts'
import { customerPicker } from './ar/customerPicker.ts'
import { partnerSwitcher } from './ar/partnerSwitcher.ts'
import { recordPicker } from './ar/recordPicker.ts'
import { table } from './ar/table.ts'
import { dateParts } from './ar/dateParts.ts'
import { documentPreview } from './ar/documentPreview.ts'
import { documents } from './ar/documents.ts'
import { drawdown } from './ar/drawdown.ts'
import { drawdownReview } from './ar/drawdownReview.ts'
import { countries } from './ar/countries.ts'
import { createBusiness } from './ar/createBusiness.ts'
import { createBusinessReview } from './ar/createBusinessReview.ts'
import { createdBusiness } from './ar/createdBusiness.ts'
import { crashedMoney } from './ar/crashedMoney.ts'
import { everyWidget } from './ar/everyWidget.ts'
import { creditAssessment } from './ar/creditAssessment.ts'
import { creditAssessmentDocuments } from './ar/creditAssessmentDocuments.ts'
import { creditAssessmentReceipt } from './ar/creditAssessmentReceipt.ts'
import { creditAssessmentReview } from './ar/creditAssessmentReview.ts'
import { creditAssessmentShare } from './ar/creditAssessmentShare.ts'
import { creditLimit } from './ar/creditLimit.ts'
import { figureNames } from './ar/figureNames.ts'
import { financialInformation } from './ar/financialInformation.ts'
import { lendingDashboard } from './ar/lendingDashboard.ts'
import { lockboxAccount } from './ar/lockboxAccount.ts'
import { masked } from './ar/masked.ts'
import { form } from './ar/form.ts'
import { fromRow } from './ar/fromRow.ts'
import { noCurrency } from './ar/noCurrency.ts'
import { formReview } from './ar/formReview.ts'
import { mobileMoneyPicker } from './ar/mobileMoneyPicker.ts'
import { operation } from './ar/operation.ts'
import { operationHistory } from './ar/operationHistory.ts'
import { operationsInbox } from './ar/operationsInbox.ts'
import { operationEvidence } from './ar/operationEvidence.ts'
import { ambiguous } from './ar/ambiguous.ts'
import { operationKinds } from './ar/operationKinds.ts'
import { operationRows } from './ar/operationRows.ts'
import { outcomes } from './ar/outcomes.ts'
import { phoneField } from './ar/phoneField.ts'
import { registerCustomer } from './ar/registerCustomer.ts'
import { registerCustomerDocuments } from './ar/registerCustomerDocuments.ts'
import { registerCustomerReview } from './ar/registerCustomerReview.ts'
import { registeredCustomer } from './ar/registeredCustomer.ts'
import { repayment } from './ar/repayment.ts'
import { repaymentReview } from './ar/repaymentReview.ts'
import { tenant } from './ar/tenant.ts'
import { themeIssues } from './ar/themeIssues.ts'
import { transaction } from './ar/transaction.ts'
import { transactionFinancing } from './ar/transactionFinancing.ts'
import { transactionReview } from './ar/transactionReview.ts'
import { steps } from './ar/steps.ts'
import { textArea } from './ar/textArea.ts'
import { uploadSummary } from './ar/uploadSummary.ts'
import { withdraw } from './ar/withdraw.ts'
import { withdrawReview } from './ar/withdrawReview.ts'

/** The kit's words in Arabic: `<LendingRoot locale="ar" messages={ar}>`. */
export const ar: Messages = {
  ar: {
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
