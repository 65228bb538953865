import type { Bank } from '@onlend/core'

/** What both forms of the list take, the one under the input and the sheet. */
export type BankListProps = {
  label: string
  country: string
  banks: readonly Bank[]
  /** How many banks used before to offer first. */
  recents: number
  likely: readonly Bank[]
  selected: Bank | null
  onChange: (bank: Bank | null) => void
  /** `null` where a bank may not be typed by hand. */
  onNotListed: (() => void) | null
  /** Set when the service may have more than it listed. */
  truncatedAt: number | null
  isLoading: boolean
}
