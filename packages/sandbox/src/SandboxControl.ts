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
  /** The balance that withdrawals take from; no endpoint of the service shows it. Null without a lockbox account. */
  lockboxBalance: string | null
  /** Withdrawals, registered transactions and repayments, newest first. */
  settlements: SettlementRecord[]
}

/** The whole state of the sandbox, for display. */
export type SandboxStateView = {
  /** The time by the sandbox's clock. ISO 8601. */
  now: string
  scenario: ScenarioName
  partners: SandboxPartnerView[]
  /** The webhooks, newest first. */
  webhooks: WebhookRecord[]
}

/** The controls of the service's operator. */
export type SandboxControl = {
  state(): SandboxStateView
  /**
   * Ends a withdrawal, a transaction or a repayment now and announces it.
   * @throws Error when no settlement has this id, or it has ended.
   */
  settle(settlementId: string, outcome: 'succeeded' | 'failed', reason?: string): Promise<void>
  /**
   * Gives a partner a fresh credit limit, and a lockbox account if it has none.
   * @param limit - Decimal text. 1000000 unless given.
   * @throws Error when there is no such partner.
   */
  approveLimit(partnerId: string, limit?: string): void
  /**
   * Disburses every requested drawdown of a partner now, and returns their number.
   * @throws Error when there is no such partner.
   */
  disburse(partnerId: string): number
  /** Writes the state as JSON, for `createSandbox({ snapshot })`. */
  snapshot(): string
  /** Calls back after each call and each event, when the state may have changed. Returns a function that stops it. */
  onChange(listener: () => void): () => void
}
