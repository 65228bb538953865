/**
 * Where a customer partner stands with its lending. `noLimit`: there is none to draw on. `canDraw`: something is left of an active limit.
 * `drawn`: a drawdown is open, or the limit is used up. `expired`: the limit has run out. `assessmentPending`: no limit yet, and a credit
 * assessment was sent from here. `unknown`: something could not be read, or what was read does not say.
 */
export type LendingState = 'noLimit' | 'canDraw' | 'drawn' | 'expired' | 'assessmentPending' | 'unknown'
