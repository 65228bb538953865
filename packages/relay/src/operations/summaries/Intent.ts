import type { Operation } from '@onlend/core'
import type { ClaimRow } from '../../stores/RelayStore.ts'

/** What the ledger keeps of a write's body: enough to show, to compare and to match, and no more. */
export type Intent = {
  summary: Operation['summary']
  /** In the folded spelling. */
  amount: string | null
  /** The whole account or phone number; hashed before it is kept. */
  destination: string | null
  /** What a look-alike would share; hashed before it is kept. `null` where nothing can be compared. */
  likeness: string | null
  rows: ClaimRow[]
}
