import type { ReactNode } from 'react'
import type { DescriptionRow } from '../ui/DescriptionList.tsx'
import type { amount } from './amount.words.ts'
import type { Message } from '../words/Messages.ts'
import type { MessageValues } from '../words/translate.ts'

/** The content of a review: the words that a person reads before they confirm. */
export type ReviewContent = {
  title: ReactNode
  text: ReactNode
  /** The one value that matters most, large. */
  figure?: { label: ReactNode; value: ReactNode } | null
  /** The other end of the money: the recipient, or the client who pays. */
  other?: string | null
  rows: readonly DescriptionRow[]
  /** Verb and amount: "Withdraw ₦50,000.00". */
  confirmLabel: ReactNode
  duplicateTitle: ReactNode
  duplicateText: ReactNode
  duplicateConfirmLabel: ReactNode
  sendingText: ReactNode
  /** Below the facts: a tenant's locked text, a note. */
  note?: ReactNode
}

/** The names of the words that every form has under the first part of its keys, such as `withdraw.title`. */
export type FrameWords<Of extends string> = Readonly<
  Record<
    `${Of}.${'title' | 'rejected.title' | 'review.title' | 'review.text' | 'confirm' | 'duplicate.confirm'}`,
    Message
  >
>

/** The names of the words for the mistakes that only the form can find; those of amounts and of empty fields have other words. */
export type ErrorWords<Of extends string, Code extends string> = Readonly<
  Record<Exclude<`${Of}.error.${Code}`, `${Of}.${keyof ErrorsOfAmounts | 'error.REQUIRED'}`>, Message>
>
type ErrorsOfAmounts = {
  [Key in keyof typeof amount as Key extends `amount.${infer Error}` ? Error : never]: Message
}

/** The names of the rows that the words have, such as `withdraw.review.code`, or the label of a field, such as `withdraw.bank`. */
type RowName<Of extends string, Key> = Key extends `${Of}.review.${infer Name}` | `${Of}.${infer Name}`
  ? Name
  : never

/** The part of a review that is a form's own; the words that every form has are added. */
export type FormReview<Of extends string, W> = Pick<ReviewContent, 'figure' | 'other' | 'note'> &
  Partial<Pick<ReviewContent, 'text' | 'confirmLabel'>> & {
    /** For the words of both confirm buttons. */
    values?: MessageValues
    /** A row by its name, which is left out without a value, or one that names itself. */
    rows: readonly (DescriptionRow | readonly [name: RowName<Of, keyof W>, value: ReactNode])[]
  }
