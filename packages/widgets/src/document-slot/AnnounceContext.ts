'use client'
import { createContext } from 'react'

/** Says a sentence to screen readers in the form's one live region; without an `UploadAnnouncer` around it, the function does nothing. */
export const AnnounceContext = createContext<(sentence: string) => void>(() => undefined)
