import type { Lending } from '../provider/Lending.ts'
import { type Mirror, createMirror } from './createMirror.ts'

// Tied to the provider's value, so that every hook below it hears of every change.
const mirrors = new WeakMap<Lending, Mirror>()

/** What this device remembers under a provider; made when it is first asked for. */
export function mirrorOf(lending: Lending): Mirror {
  const mirror = mirrors.get(lending) ?? createMirror(lending)
  mirrors.set(lending, mirror)
  return mirror
}
