import type { ScenarioName } from './state/ScenarioName.ts'
import type {
  CountryName,
  DrawdownRequestRecord,
  SettlementRecord,
  WebhookRecord,
} from './state/SandboxState.ts'

/** A partner as a person at the control page sees it. Amounts are decimal text. */
export type SandboxPartnerView = {
  id: string
  channelPartnerId: string
  name: string
  country: CountryName
  currency: string
  isDeleted: boolean
  assessmentStatus: string
  limit: { limit: string; drawn: string; available: string; expired: boolean; status: string } | null
  drawdown: { id: string; amountDrawn: string; amountOutstanding: string; maturesAt: string } | null
  drawdownRequests: DrawdownRequestRecord[]
  /** What withdrawals take from; no endpoint of the service shows it. Null without a lockbox account. */
  lockboxBalance: string | null
  /** Withdrawals, registered transactions and repayments, newest first. */
  settlements: SettlementRecord[]
}

/** Everything that the sandbox knows, to look at. */
export type SandboxStateView = {
  /** ISO 8601, by the sandbox's clock. */
  now: string
  scenario: ScenarioName
  partners: SandboxPartnerView[]
  /** Newest first. */
  webhooks: WebhookRecord[]
}

/** What the operator on the other side may do. */
export type SandboxControl = {
  state(): SandboxStateView
  /**
   * Ends a withdrawal, a transaction or a repayment now and announces it.
   * @throws Error when there is none with this id, or it has ended.
   */
  settle(settlementId: string, outcome: 'succeeded' | 'failed', reason?: string): Promise<void>
  /**
   * Gives a partner a fresh credit limit, and a lockbox account where it has none.
   * @param limit - Decimal text. 1000000 unless given.
   * @throws Error when there is no such partner.
   */
  approveLimit(partnerId: string, limit?: string): void
  /**
   * Disburses every requested drawdown of a partner now, and says how many there were.
   * @throws Error when there is no such partner.
   */
  disburse(partnerId: string): number
  /** Writes the state as JSON, for `createSandbox({ snapshot })`. */
  snapshot(): string
  /** Calls back after each call and each event, when the state may have changed. Returns a function that stops it. */
  onChange(listener: () => void): () => void
}
