import type { Amount } from '@onlend/core'
import type { StatementNote } from './statements/noteLines.ts'
import type { StatementColumn, StatementLayout } from './statements/StatementLayout.ts'

/** A statement of an account, read from any of the formats. */
export type Statement = {
  fileName: string
  /** SHA-256 of the file, in hexadecimal. */
  fileDigest: string
  format: 'csv' | 'xlsx' | 'html' | 'pasted' | 'pdf' | 'ofx' | 'mt940'
  /** The last four characters of the account, where the statement names it; no more are kept. */
  accountEnd: string | null
  currency: string | null
  /** In the order of the file. */
  lines: readonly StatementLine[]
  /**
   * Lines that are not among `lines`, by their number in the file. `not_booked`: the bank says that no money moved, or not yet; `unclear_status`: nothing says
   * whether the bank booked it; `no_direction`: nothing says whether money came in or went out, or the balance says otherwise.
   */
  unread: readonly UnreadLine[]
  /** The layout of the table, to be confirmed where it has doubts; `null` for OFX and MT940, which define it themselves. */
  layout: StatementLayout | null
  /** The columns of the table, to choose from; none for OFX and MT940. */
  columns: readonly StatementColumn[]
  /** The first rows of the table with their numbers in the file, of which one may name the columns; none for OFX and MT940. */
  head: readonly { line: number; cells: readonly string[] }[]
}

/** The facts of a statement whose lines the worker holds. */
export type StatementFacts = Omit<Statement, 'lines' | 'unread'> & {
  /** The number of the reading, which each later call names. */
  reading: number
  /** The larger of the numbers of lines and of unread lines. */
  size: number
  /** `YYYY-MM-DD`; `null` where the statement has no line. */
  firstDay: string | null
  notes: readonly StatementNote[]
}

/** A line of a statement that was not read, and the reason. */
export type UnreadLine = {
  line: number
  reason: 'no_date' | 'no_amount' | 'unclear_date' | 'no_direction' | 'not_booked' | 'unclear_status'
}

/** One line of a statement: money that came in or went out. */
export type StatementLine = {
  /**
   * Equal for the same line in any file of the same account and format of the bank, with any mapping of columns: of every cell of its row, folded;
   * for OFX of the bank's id, the amount and the day; for MT940 of what `:61:` and `:86:` say. A second equal line has another. 22 characters of base64url.
   */
  digest: string
  /** The line's number in the file, from 1. */
  line: number
  /** `YYYY-MM-DD`. */
  day: string
  direction: 'in' | 'out'
  /** Positive. */
  amount: Amount
  currency: string | null
  /** The bank's words: narration, payer, remarks. */
  text: string
  /** The bank's reference, where the format has a field for it. */
  reference: string | null
  /** The payer or payee, where the format has a field for it. */
  counterparty: string | null
  /** The balance after the line, where the statement has it. */
  balance: Amount | null
  /** The bank marks the line as taking back an earlier one, apart from the words in `text`. */
  takesBack?: boolean
}

/** The fields that the matcher reads of a line of incoming money. */
export type IncomingLine = Pick<
  StatementLine,
  'digest' | 'day' | 'amount' | 'currency' | 'text' | 'reference' | 'counterparty'
>
