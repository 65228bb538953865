import { form } from './form/form.words.ts'
import { formReview } from './form/formReview.words.ts'
import { drawdownPlan } from './request-drawdown-form/drawdownPlan.words.ts'
import { requestDrawdown } from './request-drawdown-form/requestDrawdown.words.ts'
import { requestDrawdownReview } from './request-drawdown-form/requestDrawdownReview.words.ts'
import { withdraw } from './withdraw-form/withdraw.words.ts'
import { withdrawRecipients } from './withdraw-form/withdrawRecipients.words.ts'
import { withdrawReview } from './withdraw-form/withdrawReview.words.ts'
import { amount } from './form/amount.words.ts'
import { registerTransactions } from './register-transactions-form/registerTransactions.words.ts'
import { registerTransactionsReview } from './register-transactions-form/registerTransactionsReview.words.ts'
import { reconcileRepayments } from './reconcile-repayments-form/reconcileRepayments.words.ts'
import { reconcileRepaymentsReview } from './reconcile-repayments-form/reconcileRepaymentsReview.words.ts'
import { bankPicker } from './bank-picker/bankPicker.words.ts'
import { mobileMoneyPicker } from './mobile-money-picker/mobileMoneyPicker.words.ts'
import { customerPicker } from './customer-picker/customerPicker.words.ts'
import { phoneField } from './ui/phoneField.words.ts'
import { dateParts } from './ui/dateParts.words.ts'
import { registerCustomer } from './register-customer-form/registerCustomer.words.ts'
import { registerCustomerReview } from './register-customer-form/registerCustomerReview.words.ts'
import { registeredCustomer } from './register-customer-form/registeredCustomer.words.ts'
import { steps } from './ui/steps.words.ts'
import { countries } from './countries/countries.words.ts'
import { createBusiness } from './create-business-form/createBusiness.words.ts'
import { createBusinessReview } from './create-business-form/createBusinessReview.words.ts'
import { createdBusiness } from './create-business-form/createdBusiness.words.ts'
import { submitCreditAssessment } from './submit-credit-assessment-form/submitCreditAssessment.words.ts'
import { creditAssessmentDocuments } from './submit-credit-assessment-form/creditAssessmentDocuments.words.ts'
import { creditAssessmentReceipt } from './submit-credit-assessment-form/creditAssessmentReceipt.words.ts'
import { creditAssessmentReview } from './submit-credit-assessment-form/creditAssessmentReview.words.ts'
import { creditAssessmentShare } from './submit-credit-assessment-form/creditAssessmentShare.words.ts'
import { creditAssessmentStart } from './submit-credit-assessment-form/creditAssessmentStart.words.ts'
import { figureNames } from './submit-credit-assessment-form/figureNames.words.ts'
import { financialInformation } from './submit-credit-assessment-form/financialInformation.words.ts'
import { documents } from './document-slot/documents.words.ts'
import { documentPreview } from './document-slot/documentPreview.words.ts'
import { uploadSummary } from './upload-summary/uploadSummary.words.ts'
import { spendingLimits } from './spending-limits/spendingLimits.words.ts'

/** The English words of forms, by key, and of those parts of forms that stand alone: pickers, documents, figures. */
export const enForms = {
  ...form,
  ...formReview,
  ...drawdownPlan,
  ...requestDrawdown,
  ...requestDrawdownReview,
  ...withdraw,
  ...withdrawRecipients,
  ...withdrawReview,
  ...amount,
  ...registerTransactions,
  ...registerTransactionsReview,
  ...reconcileRepayments,
  ...reconcileRepaymentsReview,
  ...bankPicker,
  ...mobileMoneyPicker,
  ...customerPicker,
  ...phoneField,
  ...dateParts,
  ...registerCustomer,
  ...registerCustomerReview,
  ...registeredCustomer,
  ...steps,
  ...countries,
  ...createBusiness,
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
  ...spendingLimits,
} as const
