import { compareAmounts } from '@onlend/core'
import type { resolveOperation } from '@onlend/core/relay'
import {
  readSmallBody,
  RelayRefusal,
  type RelayRequest,
  type RouteAnswer,
  type RouteParameters,
} from '../http/index.ts'
import { isAllowed, toAuthorized } from '../identity/index.ts'
import type { Owner } from '../database/Owner.ts'
import type { LedgerContext } from './LedgerContext.ts'
import type { OperationRecord } from './OperationRecord.ts'
import { readResolution } from './readResolution.ts'
import { readStoreSecret } from './readStoreSecret.ts'
import type { OperatorResolution } from './sql/resolveOperation.ts'
import type { StatementLineEvidence } from './Resolution.ts'
import { hashLine } from './statement-lines/hashLine.ts'
import { writeForOperators } from './writeOperation.ts'

/**
 * Resolves an operation on evidence: `POST /operations/{id}/resolution` with `outcome` and `evidence`, or with `confirms` by the second operator.
 * The answer is 202 where a second operator has to confirm.
 *
 * @throws RelayRefusal for a person who is no operator, an invalid field (`data.field` names it), an operation that does not exist, has its
 * outcome or changed since, an operator who would confirm their own proposal, and a statement line that belongs to another operation.
 */
export async function answerResolution(
  context: LedgerContext,
  incoming: RelayRequest<RouteParameters<typeof resolveOperation>>,
): Promise<RouteAnswer<typeof resolveOperation>> {
  const { principal, request, requestId, parameters } = incoming
  const { store, clock, logger, operations } = context
  if (principal.operator !== true) throw new RelayRefusal('forbidden')
  const id = parameters.operationId
  const now = clock.now()
  const { owner: named, said } = readResolution(await readSmallBody(context, request), now)
  const owner = named ? { ...named, environment: context.environment } : await findOwner(context, id)
  const operation = await store.findOperation([owner], id)
  if (!operation) throw new RelayRefusal('not_found')
  if (
    !(await isAllowed(context, {
      principal,
      endpoint: 'resolveOperation',
      owner,
      operation: toAuthorized(operation),
    }))
  )
    throw new RelayRefusal('forbidden')
  const line = 'confirms' in said ? null : said.evidence.line
  checkLineAmount(line ?? null, operation)
  const lineHash = line ? await hashLine(await readStoreSecret(context), owner, line.digest) : null
  const resolution: OperatorResolution = {
    ...{ key: { owner, id }, said: { ...said, lineHash }, by: principal.userId },
    ...{ fourEyes: operations.fourEyes, now },
  }
  const result = await store.resolve(resolution)
  if (result.type === 'notFound') throw new RelayRefusal('not_found')
  if (result.type === 'samePerson') throw new RelayRefusal('second_operator_required')
  if (result.type === 'lineUsed')
    throw new RelayRefusal('line_used', { data: { operations: result.operations } })
  const data = writeForOperators(result.operation)
  if (result.type === 'notResolvable') throw new RelayRefusal('not_resolvable', { data })
  const facts = { requestId, operation: id, state: result.operation.state }
  if (result.type === 'proposed') {
    logger.info({ event: 'operation.proposed', ...facts }, 'an operator proposed how an operation ended')
    return { data, status: 202 }
  }
  logger.info({ event: 'operation.resolved', ...facts }, 'an operation was resolved by hand')
  return { data }
}

/** A line of another amount is no evidence for the operation; for an operation without an amount no line is. */
function checkLineAmount(line: StatementLineEvidence | null, { summary }: OperationRecord): void {
  if (line === null || (summary.amount !== null && compareAmounts(line.amount, summary.amount) === 0)) return
  throw new RelayRefusal('malformed_request', {
    data: { field: 'evidence.line.amount', problem: 'is not the amount of the operation' },
  })
}

/** The owner of the operation, where the body names none and only one owner has this id. */
async function findOwner({ store, environment }: LedgerContext, id: string): Promise<Owner> {
  const [one, other] = await store.findOperationOwners(environment, id)
  if (!one) throw new RelayRefusal('not_found')
  if (!other) return one.owner
  throw new RelayRefusal('malformed_request', {
    data: {
      field: 'customerPartnerId',
      problem: 'is needed: several partners have an operation under this id',
    },
  })
}
