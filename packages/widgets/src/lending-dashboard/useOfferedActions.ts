'use client'
import { type LendingState, useSession } from '@onlend/hooks'
import { useContext } from 'react'
import { isSwitchedOn } from '../root/isSwitchedOn.ts'
import { TenantContext } from '../root/TenantContext.ts'
import { type LendingAction, lendingActions } from './lendingActions.ts'

type OfferedActionsParameters = {
  /** The actions that have a target for a press. */
  actions: readonly LendingAction[]
  state: LendingState | undefined
}

/** The actions that this person can start here: `undefined` until state and session are known. */
export function useOfferedActions({ actions, state }: OfferedActionsParameters): LendingAction[] | undefined {
  const session = useSession()
  const tenant = useContext(TenantContext)
  if (state === undefined || (!session.isFetched && session.fetchStatus !== 'paused')) return undefined
  const capabilities = session.data?.capabilities
  return actions.filter((action) => {
    if (!isSwitchedOn(tenant, lendingActions[action].feature)) return false
    // `howToRepay` only reads, so no capability guards it: its widget shows an account that cannot be read.
    if (action === 'howToRepay') return state === 'drawn' || state === 'expired' || state === 'unknown'
    // Without a readable session the action stays on offer: the relay decides in any case.
    if (capabilities && !capabilities.includes(action)) return false
    if (action === 'requestDrawdown') return state === 'canDraw' || state === 'drawn' || state === 'unknown'
    if (action === 'submitCreditAssessment') return state === 'noLimit' || state === 'expired'
    return true
  })
}
