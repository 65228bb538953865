import { useSyncExternalStore } from 'react'
import { phoneApp } from '../phoneApp.ts'
import { usePreference } from '../preferences/usePreference.ts'

const schemes = ['auto', 'light', 'dark'] as const

/** The colour scheme that the person chose, or else the phone app; `auto` follows the device. */
export type Scheme = (typeof schemes)[number]

/** The colour scheme, kept on this device, and those to choose from. */
export function useScheme(): {
  scheme: Scheme
  schemes: readonly Scheme[]
  choose: (scheme: string) => void
} {
  const [kept, choose] = usePreference('scheme')
  const ofTheApp = useSyncExternalStore(
    phoneApp?.look.subscribe ?? never,
    () => phoneApp?.look.get().scheme ?? 'auto',
    () => 'auto' as const,
  )
  return { scheme: schemes.find((candidate) => candidate === kept) ?? ofTheApp, schemes, choose }
}

const never = () => () => undefined
