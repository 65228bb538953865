/** A person who may sign in at the host, and the partners for whom they act. */
export type HostUser = {
  id: string
  email: string
  /** The hash that `pnpm --filter @onlend/app-host operate hash-password` prints. */
  passwordHash: string
  displayName: string
  /** Shown on the demo's sign-in page. */
  label: string
  role: 'channel-partner' | 'customer-partner'
  channelPartnerId: string | null
  /** Operates the relay's inbox: sees settlement events that name no partner. */
  isOperator: boolean
  customerPartners: { id: string; name: string; country: string; currency: string }[]
}
