'use client'
import type { Context, ReactNode } from 'react'
import { type WordsContextValue, WordsContext } from '../words/WordsContext.ts'
import type { IconName } from './drawIcon.ts'
import type { PartClassNames } from './PartClassNames.ts'
import type { Slots } from './Slots.ts'

/** The ids by which support finds the case; a person can read each out over the phone. */
export type SupportRequest = { reference: string | null; requestId: string | null }

/** The values that every widget under a `<LendingRoot>` shares. */
export type RootValue = WordsContextValue & {
  /** IANA name, for moments; `undefined` is the viewer's own zone, which nothing knows before the page has been taken over. */
  timeZone: string | undefined
  /** IANA name, for the days on which something is owed or ends. */
  lenderTimeZone: string
  classNames: PartClassNames
  icons: Partial<Record<IconName, ReactNode>>
  slots: Slots
  nonce: string | undefined
  /** The element that dialogs render into; `null` until the page runs in a browser. */
  portal: HTMLElement | null
  onContactSupport: ((request: SupportRequest) => void) | undefined
  onSignIn: (() => void | Promise<unknown>) | undefined
  /** Milliseconds since 1970. */
  now: () => number
}

// The cast says who provides it: a `<LendingRoot>` alone, with the whole value. A context beside that of the words would weigh on every page.
export const RootContext = WordsContext as Context<RootValue | null>
