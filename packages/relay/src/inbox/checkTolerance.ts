/**
 * Checks how far off a signed time may be.
 *
 * @throws TypeError for what is no number of milliseconds: with `NaN` every recorded webhook would be young enough.
 */
export function checkTolerance(tolerance: number): void {
  if (!Number.isFinite(tolerance) || tolerance < 0)
    throw new TypeError('The tolerance of a webhook verifier is a number of milliseconds')
}
