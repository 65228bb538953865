import type { Principal } from '../http/index.ts'
import { findPrincipalFault } from './findPrincipalFault.ts'

/** Whether a value is a principal in every field. */
export function isPrincipal(value: unknown): value is Principal {
  return findPrincipalFault(value) === null
}
