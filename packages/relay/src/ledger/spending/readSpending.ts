import type { ReadySpending } from '../LedgerContext.ts'
import { findControlsFault } from './findControlsFault.ts'
import type { SpendingControls, SpendingQuestion, StepUpQuestion } from './SpendingControls.ts'

/** What the host says people may move. */
export type SpendingOptions = {
  /**
   * What people may move: limits by operation, person and day, and partner and day; new destinations held; a second person's approval; step-up. A function
   * is asked for each such operation, and once more when it is approved; `null` controls nothing. A throw, more than two seconds, or an answer
   * with a fault mean that nothing is sent. @default off
   */
  spendingControls?:
    | SpendingControls
    | ((question: SpendingQuestion) => SpendingControls | null | Promise<SpendingControls | null>)
  /**
   * Whether what the page sent in `X-Relay-Step-Up` proves that this person means this very operation; needed where a rule has `stepUp`.
   * `createStepUpProofs` makes one. A throw or more than two seconds mean that nothing is sent.
   */
  verifyStepUp?: (question: StepUpQuestion) => boolean | Promise<boolean>
}

/**
 * Reads what is controlled.
 *
 * @throws TypeError for rules with a fault, and for rules that need a proof which nothing checks.
 */
export function readSpending({ spendingControls, verifyStepUp }: SpendingOptions): ReadySpending {
  if (spendingControls === undefined) return { controls: null, verifyStepUp }
  if (typeof spendingControls !== 'function') {
    const fault = findControlsFault(spendingControls)
    if (fault) throw new TypeError(`spendingControls: ${fault}`)
    const rules = [spendingControls.withdraw, spendingControls.requestDrawdown]
    if (!verifyStepUp && rules.some((each) => each?.stepUp !== undefined))
      throw new TypeError(
        'spendingControls with stepUp needs verifyStepUp, such as that of createStepUpProofs',
      )
  }
  return { controls: spendingControls, verifyStepUp }
}
