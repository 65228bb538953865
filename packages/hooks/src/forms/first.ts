export { FormIdContext } from './first-form/FormIdContext.ts'
export { type FirstFormStart } from './first-form/firstForm.ts'
export {
  type DrawnCreateBusinessForm,
  firstCreateBusinessForm,
} from './create-business/firstCreateBusinessForm.ts'
export {
  type DrawnRegisterCustomerForm,
  firstRegisterCustomerForm,
} from './register-customer/firstRegisterCustomerForm.ts'
export { type KeptWork, useKeptWork } from './first-form/useKeptWork.ts'
export { emptyAssessment } from './submit-credit-assessment/emptyAssessment.ts'
