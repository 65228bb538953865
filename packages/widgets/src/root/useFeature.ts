'use client'
import { useContext } from 'react'
import { isSwitchedOn } from './isSwitchedOn.ts'
import { useFeatureMistakes } from './useFeatureMistakes.ts'
import { TenantContext } from './TenantContext.ts'

// A bundler replaces it, or Node has it.
declare const process: { env: { NODE_ENV?: string } }

/**
 * Whether the tenant left a widget or a capability switched on: true unless its config says `false`. The result decides what the page
 * shows, never what a person is allowed to do: the relay decides that.
 *
 * @example
 * const mayWithdraw = useFeature('WithdrawForm')
 */
export function useFeature(name: string): boolean {
  // biome-ignore lint/correctness/useHookAtTopLevel: the same in each render of a build
  if (process.env.NODE_ENV !== 'production') useFeatureMistakes([name]) // oxlint-disable-line react/rules-of-hooks
  return isSwitchedOn(useContext(TenantContext), name)
}
