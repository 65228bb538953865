import type { ReactNode } from 'react'

/** What a form still warns about when its review opens. */
export type OpenWarning = {
  /** Of what is warned about, with its value: what has changed is to be checked anew. */
  key: string
  /** Of the field. */
  name: ReactNode
} & (
  | { text: ReactNode }
  /** A phone number as it was typed: the check, which is fetched on demand, says whether there is a warning. */
  | { phone: { number: string; country: string } }
)
