export { FormIdContext } from './first-form/FormIdContext.ts'
export { type FirstFormStart } from './first-form/firstForm.ts'
export { type KeptWork, useKeptWork } from './first-form/useKeptWork.ts'
export { emptyAssessment } from './submit-credit-assessment/emptyAssessment.ts'
