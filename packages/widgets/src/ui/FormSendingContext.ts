'use client'
import type { WriteName } from '@onlend/core'
import { createContext, type ReactNode } from 'react'

/** What a form says of itself at each drawing, for whoever has to speak of it after a crash. */
export type FormSending = {
  kind: WriteName
  ownerId: string | undefined
  isBegun: boolean
  /** Finds out whether something may have been sent. The form brings it, so that no card has to load it. */
  Crash: (props: FormCrashProps) => ReactNode
}

/** What is known after a crash, and what to draw for it. */
export type FormCrashProps = Omit<FormSending, 'Crash'> & { children: (isSent: boolean) => ReactNode }

/** Takes what the nearest boundary should know. */
export const FormSendingContext = createContext<(sending: FormSending) => void>(() => undefined)
