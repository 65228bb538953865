import { OptionError } from '@onlend/core/internal'
import type { Clock } from '../../lib/Clock.ts'
import type { Logger } from '../../lib/Logger.ts'
import { createFallbackLimiter } from './createFallbackLimiter.ts'
import { createMemoryLimiter } from './createMemoryLimiter.ts'
import type { LimitOptions } from './LimitOptions.ts'
import type { Budget, RateLimiter } from './RateLimiter.ts'
import type { BudgetName } from '../../observability/index.ts'

/** The budgets, and the limiter that counts them. */
export type Limits = { readonly budgets: Budgets; readonly limiter: RateLimiter }

/**
 * Fills in the defaults of the limits; `null` where the host turned them off.
 *
 * @throws TypeError for a budget that is not one.
 */
export function readLimits(
  limits: LimitOptions | false,
  { clock, logger }: { clock: Clock; logger: Logger },
): Limits | null {
  if (limits === false) return null
  const { limiter } = limits
  return {
    budgets: readBudgets(limits),
    limiter: limiter ? createFallbackLimiter(limiter, { clock, logger }) : createMemoryLimiter(),
  }
}

/** Every budget, `false` where there is no limit. */
type Budgets = Readonly<Record<BudgetName, Budget | false>>

const window = 60_000

const defaults: Budgets = {
  personReads: { limit: 3_000, window },
  personWrites: { limit: 120, window },
  personBatches: { limit: 120, window },
  personUploads: { limit: 1_200, window },
  partnerReads: { limit: 12_000, window },
  partnerWrites: { limit: 600, window },
  partnerBatches: { limit: 600, window },
  partnerUploads: { limit: 6_000, window },
  serviceReads: { limit: 60_000, window },
  serviceWrites: { limit: 3_000, window },
  // Each row of a batch has its own: ten thousand rows settle within a minute.
  webhooks: { limit: 30_000, window },
  refusedWebhooks: { limit: 600, window },
  visitors: { limit: 6_000, window },
}

/**
 * Fills in the defaults.
 *
 * @throws TypeError for a limit or a window that is not a whole number from 1 on.
 */
function readBudgets(options: LimitOptions): Budgets {
  const { person, partner, service, webhooks, refusedWebhooks, visitors } = options
  const budgets: Budgets = {
    personReads: person?.reads ?? defaults.personReads,
    personWrites: person?.writes ?? defaults.personWrites,
    personBatches: person?.batches ?? defaults.personBatches,
    personUploads: person?.uploads ?? defaults.personUploads,
    partnerReads: partner?.reads ?? defaults.partnerReads,
    partnerWrites: partner?.writes ?? defaults.partnerWrites,
    partnerBatches: partner?.batches ?? defaults.partnerBatches,
    partnerUploads: partner?.uploads ?? defaults.partnerUploads,
    serviceReads: service?.reads ?? defaults.serviceReads,
    serviceWrites: service?.writes ?? defaults.serviceWrites,
    webhooks: webhooks ?? defaults.webhooks,
    refusedWebhooks: refusedWebhooks ?? defaults.refusedWebhooks,
    visitors: visitors ?? defaults.visitors,
  }
  for (const [name, budget] of Object.entries(budgets)) {
    if (budget === false) continue
    const isUsable = [budget.limit, budget.window].every((value) => Number.isInteger(value) && value > 0)
    if (!isUsable)
      throw new OptionError(`limits: ${name} needs a limit and a window that are whole numbers from 1 on`)
  }
  return budgets
}
