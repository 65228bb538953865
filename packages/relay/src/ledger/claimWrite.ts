import { RelayRefusal } from '../http/index.ts'
import type { LedgerContext } from './LedgerContext.ts'
import type { Claim, ClaimResult } from './Claim.ts'
import { answerOperation } from './answerOperation.ts'
import { checkRepeated } from './checkRepeated.ts'
import type { OperationRecord } from './OperationRecord.ts'
import { refuseFenced } from './refuseFenced.ts'
import { toForgottenRefusal } from './toForgottenRefusal.ts'
import { toSpendingRefusal } from './toSpendingRefusal.ts'
import { writeOperation } from './writeOperation.ts'

/**
 * Asks the ledger for permission to send: `null` permits the send, and comes once per key; an operation means that the key was sent before. The function
 * calls `checkStepUp` only where every other check has passed.
 *
 * @throws RelayRefusal for a key of another request or of a forgotten operation, a key that a restored ledger may have lost, a possible duplicate, a set
 * with a credited statement line, an operation that breaks the host's rules or waits for a second person, and a ledger that cannot be written.
 */
export async function claimWrite(
  context: LedgerContext,
  claim: Claim,
  checkStepUp: (() => Promise<void>) | null = null,
): Promise<OperationRecord | null> {
  const { measure } = context
  let result = await askLedger(context, claim)
  if (result.type === 'notAllowed' && result.refusal.code === 'step_up_required' && checkStepUp) {
    await checkStepUp()
    const spending = claim.spending && ({ ...claim.spending, stepUp: 'done' } as const)
    result = await askLedger(context, { ...claim, spending })
  }
  if (result.type === 'claimed') return null
  if (result.type === 'fenced') throw await refuseFenced(context, result)
  if (result.type === 'notAllowed') throw toSpendingRefusal(result.refusal, claim.id)
  if (result.type === 'forgotten') throw toForgottenRefusal(result.tombstone)
  if (result.type === 'lineCredited') {
    const { rows, operations } = result
    throw new RelayRefusal('line_credited', { data: { rows, operations } })
  }
  const { operation } = result
  if (result.type === 'awaitingApproval') {
    measure({ type: 'write', kind: claim.kind, state: operation.state })
    // Throws: nothing was sent, and the refusal says that the operation waits.
    answerOperation(operation, { replayed: false })
  }
  if (result.type === 'possibleDuplicate') {
    measure({ type: 'possibleDuplicate', kind: claim.kind })
    throw new RelayRefusal('possible_duplicate', {
      data: { operation: writeOperation(operation), rows: result.rows },
    })
  }
  checkRepeated(operation, claim)
  return operation
}

function askLedger({ store, logger }: LedgerContext, claim: Claim): Promise<ClaimResult> {
  return store.claim(claim).catch(() => {
    logger.error(
      { event: 'ledger.unavailable', endpoint: claim.kind },
      'the ledger could not be written, nothing was sent',
    )
    throw new RelayRefusal('store_unavailable')
  })
}
