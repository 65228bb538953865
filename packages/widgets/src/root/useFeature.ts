'use client'
import { useContext } from 'react'
import { isSwitchedOn } from './isSwitchedOn.ts'
import { TenantContext } from './TenantContext.ts'

/**
 * Whether the tenant left a widget or a capability switched on; everything is unless its config says `false`. It decides what is drawn,
 * never what a person may do: the relay decides that.
 *
 * @example
 * const mayWithdraw = useFeature('WithdrawForm')
 */
export function useFeature(name: string): boolean {
  return isSwitchedOn(useContext(TenantContext), name)
}
