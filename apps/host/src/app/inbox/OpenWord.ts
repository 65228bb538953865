import type { Amount } from '@onlend/core'

/** One thing in the relay's inbox that waits for a person, as `GET /webhooks/unmatched` sends it. */
export type OpenWord = {
  id: string
  why: 'unmatched' | 'quarantined' | 'unconfirmed' | 'unparsed' | 'empty' | 'altered'
  source: string
  receivedAt: string
  signed: boolean
} & (
  | {
      kind: string
      outcome: 'succeeded' | 'failed'
      customerPartnerId: string | null
      amount: Amount | null
      destinationEnd: string | null
      message: string | null
    }
  | { kind?: undefined; body: string }
)
