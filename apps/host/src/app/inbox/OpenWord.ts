/** One thing in the relay's inbox that waits for a person, as `GET /inbox` sends it. */
export type OpenWord = {
  id: string
  why: 'unmatched' | 'ambiguous' | 'quarantined' | 'unconfirmed' | 'unparsed' | 'unread' | 'altered'
  /** Where it stands in the list; the next page begins after it. */
  place: string
  source: string
  receivedAt: string
  signed: boolean
} & (
  | {
      kind: 'withdraw' | 'registerTransactions' | 'reconcileRepayments'
      outcome: 'succeeded' | 'failed' | 'reversed'
      customerPartnerId: string | null
      transactionReference: string | null
      /** As the service wrote it; not always an amount. */
      amount: string | null
      destinationEnd: string | null
      message: string | null
    }
  | { kind?: undefined; body: string }
)

/** A word that could be read: it says of which kind of write, and how it ended. */
export type ReadWord = Extract<OpenWord, { outcome: string }>
