import type { Bank } from '@onlend/core'
import type { BankSearchResult } from './createBankSearch.ts'

/** What both forms of the list take, the one under the input and the sheet. */
export type BankListProps = {
  label: string
  search: (query: string) => BankSearchResult
  recent: readonly Bank[]
  likely: readonly Bank[]
  selected: Bank | null
  onChange: (bank: Bank | null) => void
  /** `null` where a bank may not be typed by hand. */
  onNotListed: (() => void) | null
  /** Set when the service may have more than it listed. */
  truncatedAt: number | null
  isLoading: boolean
}
