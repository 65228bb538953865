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

/** A secondary button that a host may leave out; none of them sends, confirms or warns. */
export type WidgetAction = 'copy' | 'download' | 'print' | 'share'

/** The secondary buttons of a widget, by name. */
export type WidgetActions<Name extends WidgetAction> = {
  /** Secondary buttons to leave out, such as `{ print: false }`. The root's `messages` rename a button. @default all of them */
  actions?: Readonly<Partial<Record<Name, boolean>>>
}

/** The frame of a widget, for the parts inside. */
export type WidgetFrame = {
  /** Receives the sending state of a form, during the render. */
  reportSending: (sending: FormSending) => void
  /** Counts a placeholder until the returned function runs. */
  wait: () => () => void
  /** Receives the error of a read or of a chunk that brought nothing. */
  reportLoadError: (error: unknown) => void
  /** The secondary buttons, as the host set them. */
  actions: Readonly<Partial<Record<WidgetAction, boolean>>>
}

/** The frame of the nearest widget; `null` outside of a widget. */
export const WidgetContext = createContext<WidgetFrame | null>(null)
