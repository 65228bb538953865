import type { ReactNode } from 'react'
import type { DescriptionRow } from '../ui/DescriptionList.tsx'

/** What a person reads before they confirm, in words. */
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

/** The props of a component that puts a review into words. */
export type ReviewWordsProps<Review> = {
  review: Review
  /** The business that it is for; `null` for what a channel partner does itself. */
  customerPartnerId: string | null
  children: (content: ReviewContent) => ReactNode
}
