'use client'
import { type LendingState, useSession } from '@onlend/hooks'
import { actionEndpoints } from './actionEndpoints.ts'
import type { LendingAction } from './LendingAction.ts'

type OfferedActionsParameters = {
  /** Those that a press would lead somewhere with. */
  actions: readonly LendingAction[]
  state: LendingState | undefined
}

/** What a person may do here: `undefined` until it can be told. */
export function useOfferedActions({ actions, state }: OfferedActionsParameters): LendingAction[] | undefined {
  const session = useSession()
  if (state === undefined || session.isLoading) return undefined
  const capabilities = session.data?.capabilities
  return actions.filter((action) => {
    // Without a session to ask, the relay has the last word, as it always has.
    if (capabilities && !capabilities.includes(actionEndpoints[action])) return false
    if (action === 'requestDrawdown') return state === 'canDraw' || state === 'drawn' || state === 'unknown'
    if (action === 'submitAssessment') return state === 'noLimit' || state === 'expired'
    return true
  })
}
