import { useCallback } from 'react'
import { usePreference } from '../preferences/usePreference.ts'

/** The colour scheme that the person chose; `auto` follows the device. */
export type Scheme = 'auto' | 'light' | 'dark'

const schemes: readonly Scheme[] = ['auto', 'light', 'dark']

/** The colour scheme, kept on this device, and a way to step to the next one. */
export function useScheme(): { scheme: Scheme; next: () => void } {
  const [kept, choose] = usePreference('scheme')
  const scheme = schemes.find((candidate) => candidate === kept) ?? 'auto'
  const next = useCallback(
    () => choose(schemes[(schemes.indexOf(scheme) + 1) % schemes.length] ?? 'auto'),
    [choose, scheme],
  )
  return { scheme, next }
}
