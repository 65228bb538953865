'use client'
import { useContext } from 'react'
import { isSwitchedOn } from './isSwitchedOn.ts'
import { TenantContext } from './TenantContext.ts'

/**
 * Whether the tenant left a widget or a capability switched on; everything is unless its config says `false`. It decides what is drawn,
 * never what somebody may do: that is up to the relay.
 *
 * @example
 * const mayWithdraw = useFeature('WithdrawForm')
 */
export function useFeature(name: string): boolean {
  return isSwitchedOn(useContext(TenantContext), name)
}
