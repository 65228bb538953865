'use client'
import type { WriteName } from '@onlend/core'
import { createContext } from 'react'

/** What a form says of itself at each drawing, for whoever has to speak of it after a crash. */
export type FormSending = { kind: WriteName; ownerId: string | undefined; isBegun: boolean }

/** Takes what the nearest boundary should know. */
export const FormSendingContext = createContext<(sending: FormSending) => void>(() => undefined)
