'use client'
import type { WriteName } from '@onlend/core/internal'
import { createContext, type ReactNode } from 'react'

/** The state that a form reports at each render, for the message after a crash. */
export type FormSending = {
  kind: WriteName
  ownerId: string | undefined
  isBegun: boolean
  /** Warns that the form perhaps sent something, or renders its children with a text that nothing was sent. The form brings it: no card has to load it. */
  Crash: (props: FormCrashProps) => ReactNode
}

/** The known facts after a crash, and the content for a form that sent nothing. */
export type FormCrashProps = Omit<FormSending, 'Crash'> & { children: (text: string) => ReactNode }

/** Reports the sending state of a form to the nearest boundary. */
export const FormSendingContext = createContext<(sending: FormSending) => void>(() => undefined)
