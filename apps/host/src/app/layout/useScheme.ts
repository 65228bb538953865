import { usePreference } from '../preferences/usePreference.ts'

const schemes = ['auto', 'light', 'dark'] as const

/** The colour scheme that the person chose; `auto` follows the device. */
export type Scheme = (typeof schemes)[number]

/** The colour scheme, kept on this device, and those to choose from. */
export function useScheme(): {
  scheme: Scheme
  schemes: readonly Scheme[]
  choose: (scheme: string) => void
} {
  const [kept, choose] = usePreference('scheme')
  return { scheme: schemes.find((candidate) => candidate === kept) ?? 'auto', schemes, choose }
}
