import type { UseRegisterCustomerFormParameters } from './registerCustomerFormTypes.ts'

/** Whether files are picked in the form itself. */
export function takesFiles(documents: UseRegisterCustomerFormParameters['documents']): boolean {
  return documents === 'optional' || documents === 'required'
}
