import { callbackTimeout, RelayRefusal } from '../../http/index.ts'
import { withDeadline } from '../../lib/withDeadline.ts'
import type { Owner } from '../../database/Owner.ts'
import type { LedgerContext } from '../LedgerContext.ts'
import { findControlsFault } from './findControlsFault.ts'
import type { SpendingControls, SpendingKind, SpendingQuestion, WithdrawRules } from './SpendingControls.ts'

/** The person, the partner and the kind of operation of the wanted rules. */
export type AskedRules = { kind: SpendingKind; owner: Pick<Owner, 'kind' | 'id'>; userId: string }

/**
 * Reads the rules for one person and one kind of operation; `null` where the host controls nothing.
 *
 * @throws RelayRefusal when the host does not answer with valid controls.
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
  // Only `null` means that the host controls nothing; an `undefined` from a failed look-up is a fault.
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
