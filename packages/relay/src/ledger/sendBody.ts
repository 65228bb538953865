import { relayHeaders } from '@onlend/core/relay'
import type { Owner } from '../database/Owner.ts'
import { type Principal, type RelayAnswer, RelayRefusal } from '../http/index.ts'
import { checkAllowed, mayActFor } from '../identity/index.ts'
import { sha256 } from '../lib/sha256.ts'
import { tryParseJson } from '../lib/tryParseJson.ts'
import type { UpstreamCall } from '../upstream/index.ts'
import { checkReferences } from './checkReferences.ts'
import { createAnswerTimeout } from './createAnswerTimeout.ts'
import { createClaim } from './createClaim.ts'
import { createWriteDeadline } from './createWriteDeadline.ts'
import type { WriteEndpoint } from './handleWrite.ts'
import type { LedgerContext } from './LedgerContext.ts'
import type { Claim } from './OperationStore.ts'
import { readWriteFacts } from './readWriteFacts.ts'
import { sendWrite } from './sendWrite.ts'
import { checkStepUp } from './spending/checkStepUp.ts'
import type { StatementLines } from './statement-lines/readStatementLines.ts'

/** A write whose body is at hand: that of a request, or a piece of a batch. */
export type WrittenBody = {
  /** Its idempotency key. */
  id: string
  owner: Pick<Owner, 'kind' | 'id'>
  principal: Principal
  /** Under the mount. */
  path: string
  bytes: Uint8Array<ArrayBuffer>
  /** The same, as text. */
  text: string
  statementLines: StatementLines | null
  /** What the person has confirmed, and what a receipt says besides. */
  headers: Headers
  requestId: string
  trace?: UpstreamCall['trace']
  /** The request that brought it, for a proof of the person; `null` for a piece of a batch, whose kinds need none. */
  request: Request | null
}

/**
 * Sends a body once that has been read, for a person who may: the right is asked about here, for each write anew.
 *
 * @throws RelayRefusal for everything that may not pass, before a byte has gone to the service.
 */
export async function sendBody(
  context: LedgerContext,
  endpoint: WriteEndpoint,
  written: WrittenBody,
): Promise<RelayAnswer> {
  const { id, owner, principal, path, bytes, text, statementLines, headers, requestId, request } = written
  if (!(await mayActFor(context, principal, owner))) throw new RelayRefusal('forbidden')
  const facts = readWriteFacts(endpoint.name, tryParseJson(text))
  checkLineCount(statementLines, facts.rows.length)
  await checkAllowed(context, { principal, owner, id, facts })

  const ledgerOwner = { environment: context.environment, ...owner }
  if (context.checkReferences && !(await isKnown(context, ledgerOwner, id)))
    await checkReferences(context, { kind: endpoint.name, owner, principal, body: facts.body, requestId })

  const timeLimit = context.upstream.timeouts.write
  const claim = await createClaim(context, {
    ...{ headers, id, kind: endpoint.name, actor: principal.userId, facts, statementLines, timeLimit },
    payloadHash: await sha256(bytes),
    owner: ledgerOwner,
    waiting: { askedByName: principal.displayName ?? null, request: { path, body: text } },
  })
  // No caller signal: once the body is read, leaving the page does not take a write back.
  const deadline = createWriteDeadline(context.clock, claim, null)
  const call = {
    endpoint: endpoint.name,
    principal,
    method: endpoint.method,
    path,
    kind: 'write',
    body: bytes,
    length: null,
    requestId,
    trace: written.trace,
    deadline,
  } as const
  const answerTimeout = createAnswerTimeout(context.clock)
  return sendWrite(context, {
    claim,
    answerTimeout,
    call: { ...call, contentType: 'application/json' },
    ...(request && { checkStepUp: () => proveStepUp(context, { request, principal, claim, owner }) }),
  })
}

/** Lines are told of each payment, in order: with an entry more or fewer they would be those of other payments. */
function checkLineCount(lines: StatementLines | null, payments: number): void {
  if (lines === null || lines.length === payments) return
  const problem = `has ${lines.length} entries for ${payments} payments`
  throw new RelayRefusal('malformed_request', { data: { field: relayHeaders.statementLines, problem } })
}

type Proved = { request: Request; principal: Principal; claim: Claim; owner: Pick<Owner, 'kind' | 'id'> }

async function proveStepUp(
  context: LedgerContext,
  { request, principal, claim: { kind, id, summary }, owner }: Proved,
): Promise<void> {
  // Only the kinds that can be controlled are asked for a proof.
  if (kind !== 'withdraw' && kind !== 'requestDrawdown') return
  const asked = { request, principal, action: kind, kind, owner, operationId: id, summary }
  return checkStepUp(context, asked)
}

/** A write that was sent before is answered from the ledger, although what it names may be settled by now. */
function isKnown({ store }: LedgerContext, owner: Owner, id: string): Promise<boolean> {
  return store.findOperation([owner], id).then(
    (operation) => operation !== null,
    () => {
      throw new RelayRefusal('store_unavailable')
    },
  )
}
