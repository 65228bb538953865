import { OptionError } from '@onlend/core/internal'

/**
 * Checks the tolerance of a signed time.
 *
 * @throws TypeError for an invalid number of milliseconds: with `NaN` every recorded webhook would be young enough.
 */
export function checkTolerance(tolerance: number): void {
  if (!Number.isFinite(tolerance) || tolerance < 0)
    throw new OptionError('The tolerance of a webhook verifier is a number of milliseconds')
}
