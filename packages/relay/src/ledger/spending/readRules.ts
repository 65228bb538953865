import { callbackTimeout, RelayRefusal } from '../../http/index.ts'
import { withDeadline } from '../../lib/withDeadline.ts'
import type { Owner } from '../../database/Owner.ts'
import type { LedgerContext } from '../LedgerContext.ts'
import { findControlsFault } from './findControlsFault.ts'
import type { SpendingControls, SpendingKind, SpendingQuestion, WithdrawRules } from './SpendingControls.ts'

/** What one person may move for one partner, by operations of one kind. */
export type AskedRules = { kind: SpendingKind; owner: Pick<Owner, 'kind' | 'id'>; userId: string }

/**
 * Reads the rules for one person and one kind of operation; `null` where nothing is controlled.
 *
 * @throws RelayRefusal when the host cannot say what is controlled, or says it wrongly.
 */
export async function readRules(
  context: LedgerContext,
  { kind, owner, userId }: AskedRules,
): Promise<{ controls: SpendingControls; rules: WithdrawRules } | null> {
  if (context.spending.controls === null) return null
  const controls = await readControls(context, { kind, owner: { kind: owner.kind, id: owner.id }, userId })
  const rules: WithdrawRules | undefined = controls?.[kind]
  if (!controls || !rules) return null
  if (rules.stepUp && !context.spending.verifyStepUp) throw misconfigured(context, 'verifyStepUp is missing')
  return { controls, rules }
}

async function readControls(
  context: LedgerContext,
  question: SpendingQuestion,
): Promise<SpendingControls | null> {
  const { controls } = context.spending
  if (typeof controls !== 'function') return controls
  const answer = await withDeadline(context.clock, callbackTimeout, async () => ({
    given: await controls(question),
  })).catch(() => null)
  if (answer?.given === null) return null
  // A look-up that found nothing is not the word that nothing is controlled: that word is null.
  const fault = answer ? findControlsFault(answer.given) : 'spendingControls failed or did not answer'
  if (fault !== null) throw misconfigured(context, fault)
  return answer?.given ?? null
}

function misconfigured({ logger }: LedgerContext, fault: string): RelayRefusal {
  logger.error(
    { event: 'spending.unknown', fault },
    'it could not be found out what may be spent; nothing was sent',
  )
  return new RelayRefusal('rights_unknown')
}
