// An entry of its own: some bundlers would load the machinery of uploads with every form that shares an entry with it.
export { useSubmitCreditAssessmentForm } from './submit-credit-assessment/useSubmitCreditAssessmentForm.ts'
export { useRegisterCustomerDocuments } from './register-customer/useRegisterCustomerDocuments.ts'
