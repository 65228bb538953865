import { approveOperation } from '@onlend/core/relay'
import { endpoints } from '@onlend/core/internal'
import { RelayRefusal, type RelayRequest, type RouteAnswer, type RouteParameters } from '../../http/index.ts'
import { createAnswerTimeout } from '../createAnswerTimeout.ts'
import { createWriteDeadline } from '../createWriteDeadline.ts'
import { leaseMargin } from '../leaseMargin.ts'
import type { OperationRecord } from '../OperationRecord.ts'
import type { ApprovalDecision, DecisionResult } from '../Claim.ts'
import { readStoreSecret } from '../readStoreSecret.ts'
import { refuseFenced } from '../refuseFenced.ts'
import { sendClaimed } from '../sendClaimed.ts'
import { toSpendingRefusal } from '../toSpendingRefusal.ts'
import { writeOperation } from '../writeOperation.ts'
import type { LedgerContext } from '../LedgerContext.ts'
import { checkStepUp } from '../spending/checkStepUp.ts'
import { createSpendingCheck } from '../spending/createSpendingCheck.ts'
import { readDecision } from './readDecision.ts'

type Approving = ApprovalDecision & { says: 'approved' }

/**
 * Approves an operation and sends it, once: `POST /operations/{id}/approval`. The ledger checks the spending rules again, for the day of the approval. The
 * answer is the operation as the ledger holds it afterwards, also where the service refused it.
 *
 * @throws RelayRefusal for an operation that the person may not decide or asked for, one that does not wait any more or breaks a spending rule, and for
 * a missing proof where the host requires one.
 */
export async function answerApproval(
  context: LedgerContext,
  incoming: RelayRequest<RouteParameters<typeof approveOperation>>,
): Promise<RouteAnswer<typeof approveOperation>> {
  const { principal, requestId, trace } = incoming
  const { clock, upstream } = context
  const { operation, waiting } = await readDecision(context, incoming, approveOperation)
  if (operation.state !== 'awaiting_approval') throw notAwaiting(operation)
  const { owner, id, kind, actor } = operation
  if (actor === principal.userId) throw new RelayRefusal('second_person_required')
  // Another person has just decided, or the waiting request was sealed with a secret that the host does not give any more.
  if (!waiting) throw await undecidable(context, operation)

  const secret = await readStoreSecret(context)
  const asked = { kind, owner, userId: actor, facts: waiting.facts, secret }
  const spending = (await createSpendingCheck(context, asked))?.check ?? null
  const now = clock.now()
  const leaseUntil = now + upstream.timeouts.write + leaseMargin
  const claim = { owner, id, kind, leaseUntil }
  const approving: Approving = {
    ...{ key: { owner, id }, by: principal.userId, byName: principal.displayName ?? null },
    ...{ says: 'approved', spending, leaseUntil, now, witnessed: await context.fence.witnessed() },
  }
  const deadline = createWriteDeadline(clock, claim)
  const { method } = endpoints[kind]
  const request = new TextEncoder().encode(waiting.body)
  const call = {
    kind: 'write',
    ...{ endpoint: kind, principal, method, path: waiting.path, body: request, length: null },
    ...{ requestId, trace, deadline, contentType: 'application/json' },
  } as const
  const data = await sendClaimed(
    context,
    { claim, call, answerTimeout: createAnswerTimeout(clock) },
    { take: () => approve(context, incoming, approving, operation), answer: writeOperation },
  )
  return { data }
}

/** Asks the ledger to approve: `null` permits the send, and comes once per operation. */
async function approve(
  context: LedgerContext,
  { request, principal, requestId }: RelayRequest,
  approving: Approving,
  { kind, summary }: OperationRecord,
): Promise<null> {
  const { owner, id } = approving.key
  let result = await decide(context, approving)
  if (result.type === 'notAllowed' && result.refusal.code === 'step_up_required') {
    // Only these two kinds have spending controls, so only they can wait.
    const controlled = kind === 'requestDrawdown' ? kind : 'withdraw'
    const question = {
      action: 'approveOperation',
      kind: controlled,
      owner,
      operationId: id,
      summary,
    } as const
    await checkStepUp(context, { request, principal, ...question })
    const spending = approving.spending && ({ ...approving.spending, stepUp: 'done' } as const)
    result = await decide(context, { ...approving, spending })
  }
  if (result.type === 'fenced') throw await refuseFenced(context, result)
  if (result.type === 'notFound') throw new RelayRefusal('not_found')
  if (result.type === 'samePerson') throw new RelayRefusal('second_person_required')
  if (result.type === 'notAllowed') throw toSpendingRefusal(result.refusal, id)
  if (result.type !== 'approved') throw notAwaiting(result.operation)
  context.logger.info(
    { event: 'operation.approved', requestId, operation: id, endpoint: kind },
    'a second person approved an operation, which is sent now',
  )
  return null
}

async function undecidable({ store }: LedgerContext, { owner, id }: OperationRecord): Promise<RelayRefusal> {
  const now = await store.findOperation([owner], id).catch(() => null)
  return now && now.state !== 'awaiting_approval' ? notAwaiting(now) : new RelayRefusal('store_unavailable')
}

function decide({ store }: LedgerContext, decision: ApprovalDecision): Promise<DecisionResult> {
  return store.decideApproval(decision).catch(() => {
    throw new RelayRefusal('store_unavailable')
  })
}

function notAwaiting(operation: OperationRecord): RelayRefusal {
  return new RelayRefusal('not_awaiting_approval', { data: writeOperation(operation) })
}
