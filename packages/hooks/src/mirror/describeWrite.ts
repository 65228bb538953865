import { summariseWrite } from '../writes/summariseWrite.ts'
import type { PendingOperation } from './PendingOperation.ts'

/** The little of a body that may be remembered on a device. */
export function describeWrite(
  body: unknown,
): Pick<PendingOperation, 'amount' | 'method' | 'maskedDestination'> {
  const { amount, method, destinationEnd } = summariseWrite(body)
  return { amount, method, maskedDestination: destinationEnd === null ? null : `••••${destinationEnd}` }
}
