import { compareAmounts, type Operation } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import { foldAmount } from '@onlend/core/operations'
import type { OperationApproval } from '@onlend/core/relay'
import { RelayRefusal } from '../../http/index.ts'
import { keyedHash } from '../../lib/keyedHash.ts'
import type { Owner } from '../../database/Owner.ts'
import type { LedgerContext } from '../LedgerContext.ts'
import { getDayBounds } from './getDayBounds.ts'
import { readRules } from './readRules.ts'
import type { SpendingCheck } from './SpendingCheck.ts'

type AskedSpending = {
  kind: WriteName
  owner: Pick<Owner, 'kind' | 'id'>
  /** The host's own id of the person who asked for the operation. */
  userId: string
  facts: { summary: Operation['summary']; destinationKey: string | null }
  /** The secret of the ledger's keyed hashes. */
  secret: string
}

/** The spending rules for an operation, and the approval that it needs. */
export type Spending = {
  check: SpendingCheck
  /** The rule that requires a second person, and the milliseconds for which the operation waits for one; `null` where none is needed. */
  approval: { rule: OperationApproval['rule']; time: number } | null
}

/** Milliseconds. */
const day = 86_400_000

/**
 * Makes the spending check of an operation; `null` where the host controls nothing. Refuses an operation whose amount or destination cannot be read,
 * since the ledger cannot compare it with the rules.
 *
 * @throws RelayRefusal for such an operation, and when the host does not answer with valid controls: then nothing passes.
 */
export async function createSpendingCheck(
  context: LedgerContext,
  { kind, owner, userId, facts, secret }: AskedSpending,
): Promise<Spending | null> {
  if (!(kind === 'withdraw' || kind === 'requestDrawdown')) return null
  const { controls, rules } = (await readRules(context, { kind, owner, userId })) ?? {}
  if (!controls || !rules) return null
  const { summary, destinationKey } = facts
  const folded = foldAmount(summary.amount)
  if (folded === null || folded.startsWith('-')) throw unreadable('amount')
  // The cast follows `foldAmount`, which returns only plain decimals.
  const amount = folded as SpendingCheck['amount']
  if (rules.newDestination && destinationKey === null) throw unreadable('destination')
  const isAbove = (rule: { above: string } | undefined) =>
    rule !== undefined && compareAmounts(amount, rule.above as typeof amount) > 0 // The controls were checked.
  const { method, institution } = summary
  return {
    check: {
      currency: controls.currency,
      amount,
      perOperation: rules.perOperation ?? null,
      perPersonAndDay: rules.perPersonAndDay ?? null,
      perPartnerAndDay: rules.perPartnerAndDay ?? null,
      day: getDayBounds(controls.timeZone ?? 'UTC', context.clock.now()),
      destination:
        rules.newDestination && destinationKey !== null
          ? {
              accountHash: await keyedHash(secret, destinationKey),
              hash: await keyedHash(
                secret,
                JSON.stringify(['destination', method, institution?.toLowerCase() ?? null, destinationKey]),
              ),
              ...{ method, institution, coolingOff: rules.newDestination.coolingOff },
            }
          : null,
      stepUp: isAbove(rules.stepUp) ? 'required' : 'done',
    },
    approval:
      rules.approval && isAbove(rules.approval)
        ? {
            rule: { above: rules.approval.above, currency: controls.currency },
            time: rules.approval.expiresAfter ?? day,
          }
        : null,
  }
}

function unreadable(field: string): RelayRefusal {
  return new RelayRefusal('malformed_request', { data: { field, problem: 'could not be read' } })
}
