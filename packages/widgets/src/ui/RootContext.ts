'use client'
import { createContext } from 'react'
import type { IconName } from './iconPaths.ts'
import type { ReactNode } from 'react'
import type { PartClassNames } from './PartClassNames.ts'
import type { Slots } from './Slots.ts'

/** What support needs to find the case; every part of it may be read out over the phone. */
export type SupportRequest = { reference: string | null; requestId: string | null }

/** What every widget under a `<LendingRoot>` shares. */
export type RootValue = {
  locale: string
  dir: 'ltr' | 'rtl'
  /** IANA name, for moments; `undefined` is the viewer's own zone, which nothing knows before the page has been taken over. */
  timeZone: string | undefined
  /** IANA name, for the days on which something is owed or ends. */
  lenderTimeZone: string
  classNames: PartClassNames
  icons: Partial<Record<IconName, ReactNode>>
  slots: Slots
  nonce: string | undefined
  /** Where dialogs are drawn; `null` until the page runs in a browser. */
  portal: HTMLElement | null
  onContactSupport: ((request: SupportRequest) => void) | undefined
  /** Milliseconds since 1970. */
  now: () => number
}

export const RootContext = createContext<RootValue | null>(null)
