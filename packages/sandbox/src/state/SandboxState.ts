import type { ScenarioName } from './ScenarioName.ts'

/** How the service says "none" where one thing is expected: the API document does not show it. */
export type NoneShape = 'not-found' | 'empty' | 'null'

/** What the service knows, as plain values: it can be written to JSON and read back. Money is decimal text. */
export type SandboxState = {
  scenario: ScenarioName
  /** How many ids were given out: the next id follows from it and the seed. */
  idCount: number
  partners: Map<string, PartnerRecord>
  settlements: Map<string, SettlementRecord>
  webhooks: Map<string, WebhookRecord>
  jobs: Map<string, Job>
}

export type CountryName = 'nigeria' | 'ghana' | 'kenya'

/** A customer partner account and everything that hangs on it. */
export type PartnerRecord = {
  id: string
  channelPartnerId: string
  name: string
  legalName: string
  email: string
  country: CountryName
  currency: string
  appKey: string
  createdAt: number
  isDeleted: boolean
  noneShape: NoneShape
  /** Members written over the wire's own, for scenarios with nulls, long text or extra fields. */
  profile: Record<string, unknown>
  assessmentStatus: string
  limit: LimitRecord | null
  drawdown: DrawdownRecord | null
  lockbox: LockboxRecord | null
  drawdownRequests: DrawdownRequestRecord[]
  /** Null until the first read: thousands of rows are made only where they are read. */
  customers: CustomerRecord[] | null
  financings: FinancingRecord[] | null
  /** Every transaction reference ever taken, to notice a repeated one. */
  references: string[]
}

export type LimitRecord = {
  id: string
  limit: string
  drawn: string
  available: string
  expired: boolean
  status: string
  issuedAt: number
  maturesAt: number
  createdAt: number
  wire: Record<string, unknown>
}

export type DrawdownRecord = {
  id: string
  amountDrawn: string
  amountExpected: string
  amountRecollected: string
  amountOutstanding: string
  tenor: number
  disbursedAt: number
  maturesAt: number
  updatedAt: number
  wire: Record<string, unknown>
}

export type LockboxRecord = {
  id: string
  accountName: string
  accountNumber: string
  bankName: string
  /** What a withdrawal takes from. No endpoint shows it. */
  balance: string
  createdAt: number
}

export type DrawdownRequestRecord = {
  id: string
  amount: string
  tenor: number
  status: 'requested' | 'disbursed' | 'declined'
  requestedAt: number
  /** Set where the amount's ending asks that it is turned down later. */
  declines: boolean
}

export type CustomerRecord = {
  id: string
  fields: Record<string, string | null>
  dateOfBirth: string | null
  isDeleted: boolean
  createdAt: number
}

export type FinancingRecord = {
  startedAt: number
  uploadedAt: number
  transactionReference: string
  clientId: string
  firstName: string
  lastName: string
  contactNumber: string | null
  requestStatus: string
  loanStatus: string
  drawdownId: string | null
  amount: string
  repaid: string
  wire: Record<string, unknown>
}

export type SettlementKind = 'withdrawal' | 'transaction' | 'repayment'

/** Something the service accepted and will tell the end of by webhook. */
export type SettlementRecord = {
  id: string
  kind: SettlementKind
  partnerId: string
  amount: string
  currency: string
  status: 'processing' | 'succeeded' | 'failed'
  /** What will be reported of it, and how, once it is due. */
  plan: SettlementPlan
  /** Where the money goes, as the caller wrote it. */
  destination: Record<string, string>
  transactionReference: string | null
  /** What a transaction row says of its client and its financing, for the record it becomes. */
  details: Record<string, string | null>
  message: string
  acceptedAt: number
  settledAt: number | null
}

export type SettlementPlan = {
  outcome: 'succeeded' | 'failed'
  message: string
  webhook: WebhookMode
}

/**
 * How the event of one settlement is delivered: `normal` once, `duplicate` twice under one id,
 * `before-answer` ahead of the HTTP answer, `nameless` without saying whom and what it is about, `late` a minute after it was due, `never` not at all,
 * `out-of-order` after the event that follows it, `forged` behind a false event with a wrong signature.
 */
export type WebhookMode =
  | 'normal'
  | 'duplicate'
  | 'before-answer'
  | 'nameless'
  | 'late'
  | 'never'
  | 'out-of-order'
  | 'forged'

export type WebhookEventName =
  | 'withdrawal.succeeded'
  | 'withdrawal.failed'
  | 'transaction.registered'
  | 'transaction.failed'
  | 'repayment.reconciled'
  | 'repayment.failed'

/** The body of a webhook. The API document shows none: this shape is the sandbox's own choice. */
export type WebhookPayload = {
  id: string
  event: WebhookEventName
  created_at: string
  data: {
    /** Absent in a nameless event, as are the reference and the destination. */
    customer_partner_id?: string
    amount: number | string
    currency: string
    status: 'succeeded' | 'failed'
    reference?: string
    transaction_reference?: string
    message: string
    [destination: string]: unknown
  }
}

export type WebhookAttempt = { at: number; attempt: number; status: number | null; error: string | null }

export type WebhookRecord = {
  id: string
  event: WebhookEventName
  settlementId: string
  mode: WebhookMode
  /** True for an event that the sandbox made up and signed with a wrong secret. */
  forged: boolean
  body: string
  createdAt: number
  status: 'waiting' | 'withheld' | 'delivered' | 'failed'
  attempts: WebhookAttempt[]
}

/** Work that waits for its time. It is data, so that a restart can take it up again. */
export type Job = { id: string; at: number } & (
  | { kind: 'settle'; settlementId: string }
  | { kind: 'disburse'; partnerId: string; requestId: string }
  | { kind: 'deliver'; webhookId: string; attempt: number }
)
