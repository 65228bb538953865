import type { UseRegisterCustomerFormOptions } from './registerCustomerFormTypes.ts'

/** Whether files are picked in the form itself. */
export function takesFiles(documents: UseRegisterCustomerFormOptions['documents']): boolean {
  return documents === 'optional' || documents === 'required'
}
