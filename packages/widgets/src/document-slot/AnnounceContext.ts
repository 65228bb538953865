'use client'
import { createContext } from 'react'

/** Says a sentence to screen readers in the form's one live region; without an `UploadAnnouncer` around it, nothing is said. */
export const AnnounceContext = createContext<(sentence: string) => void>(() => undefined)
