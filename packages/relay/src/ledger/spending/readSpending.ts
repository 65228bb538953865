import { OptionError } from '@onlend/core/internal'
import type { ReadySpending } from '../LedgerContext.ts'
import { findControlsFault } from './findControlsFault.ts'
import type { SpendingControls, SpendingQuestion, StepUpQuestion } from './SpendingControls.ts'

/** The host's options for spending controls. */
export type SpendingOptions = {
  /**
   * The spending controls: limits by operation, person and day, and partner and day; a hold on new destinations; a second person's approval; step-up. The
   * relay asks a function for each such operation, and once more at its approval; `null` controls nothing. After a throw, two seconds without an answer,
   * or invalid controls, the relay sends nothing. @default off
   */
  spendingControls?:
    | SpendingControls
    | ((question: SpendingQuestion) => SpendingControls | null | Promise<SpendingControls | null>)
  /**
   * Verifies that the value of `X-Relay-Step-Up` proves that this person means this very operation; required where a rule has `stepUp`.
   * `createStepUpProofs` makes such a function. After a throw, or two seconds without an answer, the relay sends nothing.
   */
  verifyStepUp?: (question: StepUpQuestion) => boolean | Promise<boolean>
}

/**
 * Reads the spending options.
 *
 * @throws TypeError for invalid rules, and for `stepUp` without `verifyStepUp`.
 */
export function readSpending({ spendingControls, verifyStepUp }: SpendingOptions): ReadySpending {
  if (spendingControls === undefined) return { controls: null, verifyStepUp }
  if (typeof spendingControls !== 'function') {
    const fault = findControlsFault(spendingControls)
    if (fault) throw new OptionError(`spendingControls: ${fault}`)
    const rules = [spendingControls.withdraw, spendingControls.requestDrawdown]
    if (!verifyStepUp && rules.some((each) => each?.stepUp !== undefined))
      throw new OptionError(
        'spendingControls with stepUp needs verifyStepUp, such as that of createStepUpProofs',
      )
  }
  return { controls: spendingControls, verifyStepUp }
}
