'use client'
import type { WriteName } from '@onlend/core/internal'
import { createContext, type ReactNode } from 'react'

/** What a form reports at each render, for the message after a crash. */
export type FormSending = {
  kind: WriteName
  ownerId: string | undefined
  isBegun: boolean
  /** Says that something may have been sent, or draws what it is given with a text for when nothing was. The form brings it: no card has to load it. */
  Crash: (props: FormCrashProps) => ReactNode
}

/** What is known after a crash, and what to draw where nothing was sent. */
export type FormCrashProps = Omit<FormSending, 'Crash'> & { children: (text: string) => ReactNode }

/** Takes what the nearest boundary should know. */
export const FormSendingContext = createContext<(sending: FormSending) => void>(() => undefined)
