import type { LendingState } from '@onlend/hooks'

/** What a host's own parts of the dashboard are drawn from. */
export type DashboardContext = {
  /** `undefined` until it can be told. */
  state: LendingState | undefined
}
