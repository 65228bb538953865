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
import type { Claim } from './Claim.ts'
import { readWriteFacts } from './readWriteFacts.ts'
import { sendWrite } from './sendWrite.ts'
import { checkStepUp } from './spending/checkStepUp.ts'
import type { StatementLines } from './statement-lines/readStatementLines.ts'

/** A write whose body was read: the body of a request, or a piece of a batch. */
export type WrittenBody = {
  /** The idempotency key. */
  id: string
  owner: Pick<Owner, 'kind' | 'id'>
  principal: Principal
  /** The path under the mount. */
  path: string
  bytes: Uint8Array<ArrayBuffer>
  /** The body as text. */
  text: string
  statementLines: StatementLines | null
  /** The headers with the person's confirmation and the institution's name for the receipt. */
  headers: Headers
  requestId: string
  trace?: UpstreamCall['trace']
  /** The request of the write, for the step-up proof; `null` for a piece of a batch, whose kinds need none. */
  request: Request | null
}

/**
 * Sends a body that was read, once. Checks here, for each write anew, that the person may send it.
 *
 * @throws RelayRefusal for a write that may not pass, before a byte goes to the service.
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
  const deadline = createWriteDeadline(context.clock, claim)
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

/** The header has one entry per payment, in order: one more or fewer would give payments the lines of others. */
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
  // Only the kinds with spending controls need a proof.
  if (kind !== 'withdraw' && kind !== 'requestDrawdown') return
  const asked = { request, principal, action: kind, kind, owner, operationId: id, summary }
  return checkStepUp(context, asked)
}

/** Whether the ledger knows the write. A known write skips the reference check, since its financings may be settled by now. */
function isKnown({ store }: LedgerContext, owner: Owner, id: string): Promise<boolean> {
  return store.findOperation([owner], id).then(
    (operation) => operation !== null,
    () => {
      throw new RelayRefusal('store_unavailable')
    },
  )
}
