import type { LendingState } from '@onlend/hooks'

/** The state that the host's own parts of the dashboard get. */
export type DashboardContext = {
  /** `undefined` until it is known. */
  state: LendingState | undefined
}
