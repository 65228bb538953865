import type { Principal } from './Principal.ts'
import { principalFault } from './principalFault.ts'

/** Whether a value is a principal in every field. */
export function isPrincipal(value: unknown): value is Principal {
  return principalFault(value) === null
}
