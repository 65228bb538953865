import type { Budget, RateLimiter } from './RateLimiter.ts'

type BudgetOptions = {
  /** Reads; `false` for no limit. */
  reads?: Budget | false
  /** Writes; `false` for no limit. */
  writes?: Budget | false
}

type PeopleBudgetOptions = BudgetOptions & {
  /** Writes that carry rows, such as the pieces of an import; `false` for no limit. These writes spend nothing of the other writes. */
  batches?: Budget | false
  /** Pieces of files, and changes to drafts; `false` for no limit. These requests spend nothing of the writes. */
  uploads?: Budget | false
}

/**
 * The budgets of requests. The relay counts after authentication, by the host's own ids and never by an address that a client can choose.
 * Windows are milliseconds.
 */
export type LimitOptions = {
  /** The budgets of one person. @default reads 3000, writes 120, batches 120 and uploads 1200 in a minute */
  person?: PeopleBudgetOptions
  /**
   * The budgets of all people of one partner together: a channel partner's staff, or a customer partner's. A person who looks after several
   * customer partners spends none of theirs, and has one such budget alone. @default reads 12000, writes 600, batches 600 and uploads 6000 in a minute
   */
  partner?: PeopleBudgetOptions
  /** The budgets of all people together, to spare the shared key; reads spend nothing of the writes. @default reads 60000 and writes 3000 in a minute */
  service?: BudgetOptions
  /** Genuine webhooks of one source; each row of a batch has its own. @default 30000 in a minute */
  webhooks?: Budget | false
  /** Forged requests to the address of one source: they spend nothing of the genuine ones. @default 600 in a minute */
  refusedWebhooks?: Budget | false
  /** The budget of all visitors without a session together, for the brand of a sign-in page. @default 6000 in a minute */
  visitors?: Budget | false
  /** The counter of uses. @default the memory of this instance */
  limiter?: RateLimiter
}
