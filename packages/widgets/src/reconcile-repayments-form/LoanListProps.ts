import type { Financing } from '@onlend/core'

/** What both forms of the list of loans take. */
export type LoanListProps = {
  label: string
  loans: readonly Financing[]
  selected: Financing | null
  currency: string | null
  onChange: (loan: Financing | null) => void
  /** For a reference that is not in the list. */
  onNotListed: () => void
  isLoading: boolean
}
