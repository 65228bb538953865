import type { ScenarioName } from './ScenarioName.ts'

/** The service's answer for a missing resource: the API document does not show it. */
export type NoneShape = 'not-found' | 'empty' | 'null'

/** The state of the service, as plain values that JSON can hold. Money is decimal text. */
export type SandboxState = {
  scenario: ScenarioName
  /** The number of ids given out: the next id follows from it and the seed. */
  idCount: number
  partners: Map<string, PartnerRecord>
  settlements: Map<string, SettlementRecord>
  webhooks: Map<string, WebhookRecord>
  jobs: Map<string, Job>
}

export type CountryName = 'nigeria' | 'ghana' | 'kenya'

/** A customer partner account with all its records. */
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
  /** Members that replace those of the answer, for scenarios with nulls, long text or extra fields. */
  profile: Record<string, unknown>
  assessmentStatus: string
  limit: LimitRecord | null
  drawdown: DrawdownRecord | null
  lockbox: LockboxRecord | null
  drawdownRequests: DrawdownRequestRecord[]
  /** The customers; null until the first read, so that thousands of rows are made only when they are needed. */
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
  /** The balance that a withdrawal takes from. No endpoint shows it. */
  balance: string
  createdAt: number
}

export type DrawdownRequestRecord = {
  id: string
  amount: string
  tenor: number
  status: 'requested' | 'disbursed' | 'declined'
  requestedAt: number
  /** Whether the service declines the request later, as the amount's ending demands. */
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

/** An operation that the service accepted; a webhook will report its end. */
export type SettlementRecord = {
  id: string
  kind: SettlementKind
  partnerId: string
  amount: string
  currency: string
  status: 'processing' | 'succeeded' | 'failed'
  /** The outcome and the mode of the webhook, once it is due. */
  plan: SettlementPlan
  /** The destination of the money, as the caller wrote it. */
  destination: Record<string, string>
  transactionReference: string | null
  /** The client and financing of a transaction row, for the record that it becomes. */
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
 * The delivery of a settlement's event: `normal` once, `duplicate` twice under one id,
 * `before-answer` ahead of the HTTP answer, `nameless` without partner, reference and destination, `late` a minute after it was due, `never` not at all,
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

/** Work that waits for its time. A job is data, so that a restart can take it up again. */
export type Job = { id: string; at: number } & (
  | { kind: 'settle'; settlementId: string }
  | { kind: 'disburse'; partnerId: string; requestId: string }
  | { kind: 'deliver'; webhookId: string; attempt: number }
)
