import type { Messages } from '../copy/Messages.ts'
import { activeDrawdown } from './yo/activeDrawdown.ts'
import { actingFor } from './yo/actingFor.ts'
import { amount } from './yo/amount.ts'
import { bankPicker } from './yo/bankPicker.ts'
import { customerPartnerDetails } from './yo/customerPartnerDetails.ts'
import { customerPartnersTable } from './yo/customerPartnersTable.ts'
import { customersTable } from './yo/customersTable.ts'
import { customerPicker } from './yo/customerPicker.ts'
import { partnerSwitcher } from './yo/partnerSwitcher.ts'
import { recordPicker } from './yo/recordPicker.ts'
import { table } from './yo/table.ts'
import { dateParts } from './yo/dateParts.ts'
import { drawdown } from './yo/drawdown.ts'
import { drawdownReview } from './yo/drawdownReview.ts'
import { countries } from './yo/countries.ts'
import { createBusiness } from './yo/createBusiness.ts'
import { createBusinessReview } from './yo/createBusinessReview.ts'
import { createdBusiness } from './yo/createdBusiness.ts'
import { crashedMoney } from './yo/crashedMoney.ts'
import { everyWidget } from './yo/everyWidget.ts'
import { creditLimit } from './yo/creditLimit.ts'
import { lendingDashboard } from './yo/lendingDashboard.ts'
import { lockboxAccount } from './yo/lockboxAccount.ts'
import { masked } from './yo/masked.ts'
import { form } from './yo/form.ts'
import { fromRow } from './yo/fromRow.ts'
import { noCurrency } from './yo/noCurrency.ts'
import { formReview } from './yo/formReview.ts'
import { mobileMoneyPicker } from './yo/mobileMoneyPicker.ts'
import { operation } from './yo/operation.ts'
import { operationHistory } from './yo/operationHistory.ts'
import { operationsInbox } from './yo/operationsInbox.ts'
import { operationEvidence } from './yo/operationEvidence.ts'
import { ambiguous } from './yo/ambiguous.ts'
import { operationKinds } from './yo/operationKinds.ts'
import { operationRows } from './yo/operationRows.ts'
import { outcomes } from './yo/outcomes.ts'
import { phoneField } from './yo/phoneField.ts'
import { registerCustomer } from './yo/registerCustomer.ts'
import { registerCustomerReview } from './yo/registerCustomerReview.ts'
import { registeredCustomer } from './yo/registeredCustomer.ts'
import { repayment } from './yo/repayment.ts'
import { repaymentReview } from './yo/repaymentReview.ts'
import { tenant } from './yo/tenant.ts'
import { themeIssues } from './yo/themeIssues.ts'
import { transaction } from './yo/transaction.ts'
import { transactionFinancing } from './yo/transactionFinancing.ts'
import { transactionReview } from './yo/transactionReview.ts'
import { steps } from './yo/steps.ts'
import { textArea } from './yo/textArea.ts'
import { withdraw } from './yo/withdraw.ts'
import { withdrawReview } from './yo/withdrawReview.ts'
import { creditAssessment } from './yo/creditAssessment.ts'
import { creditAssessmentDocuments } from './yo/creditAssessmentDocuments.ts'
import { creditAssessmentReceipt } from './yo/creditAssessmentReceipt.ts'
import { creditAssessmentReview } from './yo/creditAssessmentReview.ts'
import { creditAssessmentShare } from './yo/creditAssessmentShare.ts'
import { documentPreview } from './yo/documentPreview.ts'
import { documents } from './yo/documents.ts'
import { figureNames } from './yo/figureNames.ts'
import { financialInformation } from './yo/financialInformation.ts'
import { registerCustomerDocuments } from './yo/registerCustomerDocuments.ts'
import { uploadSummary } from './yo/uploadSummary.ts'

/** The kit's words in Yoruba: `<LendingRoot locale="yo" messages={yo}>`. */
export const yo: Messages = {
  yo: {
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
