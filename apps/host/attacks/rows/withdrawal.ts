import type { Ask } from '../test/Ask.ts'
import { endpointPaths } from './endpointPaths.ts'
import { writeBodies } from './writeBodies.ts'

let amount = 100

/** A withdrawal of A that looks like no other before it. */
export function withdrawal(changes: Partial<Ask> = {}): Ask {
  amount += 1
  const [method, path] = endpointPaths.withdraw
  return { method, path: `/lending${path}`, by: 'uA', body: { ...writeBodies.withdraw, amount }, ...changes }
}
