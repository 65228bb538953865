import type { AttackHarness } from './AttackHarness.ts'

/** One row of the threat list, tried from outside. */
export type Attack = {
  /** The threat's number or numbers, and the fact that the attack shows. */
  title: string
  /** What an attacker does, for the report. */
  tried: string
  run: (harness: AttackHarness) => Promise<void>
}
