/** A customer partner that the signed-in person may act for; `null` where the currency is only known from its credit limit. */
export type AccountPartner = {
  id: string
  name: string
  country: string
  currency: string | null
}

/** The person signed in at the host. */
export type Account = {
  id: string
  displayName: string
  role: 'channel-partner' | 'customer-partner'
  channelPartnerId: string | null
  /** Looks after the relay's inbox. */
  isOperator: boolean
  /** Whether the person's business has withdrawals that may need a second person. */
  hasApprovals: boolean
  customerPartners: AccountPartner[]
  /** The names of the people who act for the same partners, by their ids. */
  people: Readonly<Record<string, string>>
  /** The sandbox's control page, in the demo. */
  sandboxControlUrl: string | null
}
