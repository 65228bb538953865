import type { Endpoint, WriteName } from '@onlend/core/internal'
import { readJsonBody, type RelayAnswer, RelayRefusal, type RelayRequest } from '../http/index.ts'
import { checkReferences } from './checkReferences.ts'
import { type MediaType, readMediaType } from './readMediaType.ts'
import { checkAllowed, mayActFor, readOwnerInBody } from '../identity/index.ts'
import { sha256 } from '../lib/sha256.ts'
import type { Owner } from '../database/Owner.ts'
import { tryParseJson } from '../lib/tryParseJson.ts'
import { createAnswerTimeout } from './createAnswerTimeout.ts'
import { createClaim } from './createClaim.ts'
import { createWriteDeadline } from './createWriteDeadline.ts'
import { readWriteFacts } from './readWriteFacts.ts'
import type { Claim } from './OperationStore.ts'
import { sendWrite } from './sendWrite.ts'
import type { LedgerContext } from './LedgerContext.ts'
import { readStatementLines, type StatementLines } from './statement-lines/readStatementLines.ts'
import { checkStepUp } from './spending/checkStepUp.ts'
import { relayHeaders } from '@onlend/core/relay'

const pattern = /^(?!\.{1,2}$)[A-Za-z0-9_.~-]{8,128}$/

/** An endpoint that changes something. */
export type WriteEndpoint = Endpoint & { readonly name: WriteName }

/** A write and whose it is, where its path names an owner. */
export type WriteTarget = { incoming: RelayRequest; owner: Pick<Owner, 'kind' | 'id'> | null }

/** A write that comes with files, or whose files wait at the relay, under its idempotency key. */
type FiledWrite = WriteTarget & { id: string }

/** How writes with files are sent, by the module that knows files. */
export type FiledWrites = {
  /** Whether files may wait at the relay. */
  readonly isStaging: boolean
  /** False where files are scanned: a form that is streamed to the service cannot be before it is there, so its files have to be staged. */
  readonly canStream: boolean
  readonly stream: (
    endpoint: WriteEndpoint,
    write: FiledWrite & { media: Extract<MediaType, { type: 'multipart' }> },
  ) => Promise<RelayAnswer>
  readonly sendStaged: (endpoint: WriteEndpoint, write: FiledWrite) => Promise<RelayAnswer>
}

/**
 * Takes a write through the ledger to the service. The bytes that were checked are the bytes that are forwarded.
 *
 * @throws RelayRefusal for everything that may not pass, before a byte has gone to the service.
 */
export async function handleWrite(
  context: LedgerContext,
  endpoint: WriteEndpoint,
  { incoming, owner, files }: WriteTarget & { files: FiledWrites },
): Promise<RelayAnswer> {
  const { request, principal, path, requestId } = incoming
  const id = readIdempotencyKey(request)
  const media = readMediaType(request, endpoint, files.isStaging)
  const statementLines = readStatementLines(request, endpoint.name)
  if (context.isClosing()) throw new RelayRefusal('shutting_down')
  if (media.type === 'multipart' && !files.canStream) throw new RelayRefusal('unsupported_media_type')
  if (media.type === 'multipart') return files.stream(endpoint, { incoming, owner, id, media })
  if (media.type === 'staged') return files.sendStaged(endpoint, { incoming, owner, id })

  const { bytes, text } = await readJsonBody(request, { endpoint: endpoint.name, clock: context.clock })
  const named = readOwnerInBody(text, endpoint)
  const target = owner ?? (endpoint.owner && named !== null ? { kind: endpoint.owner, id: named } : null)
  if (!target || !(await mayActFor(context, principal, target))) throw new RelayRefusal('forbidden')
  const facts = readWriteFacts(endpoint.name, tryParseJson(text))
  checkLineCount(statementLines, facts.rows.length)
  await checkAllowed(context, { principal, owner: target, id, facts })

  const ledgerOwner = { environment: context.environment, ...target }
  if (context.checkReferences && !(await isKnown(context, ledgerOwner, id)))
    await checkReferences(context, {
      kind: endpoint.name,
      owner: target,
      principal,
      body: facts.body,
      requestId,
    })

  const timeLimit = context.upstream.timeouts.write
  const claim = await createClaim(context, {
    ...{ request, id, kind: endpoint.name, actor: principal.userId, facts, statementLines, timeLimit },
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
    trace: incoming.trace,
    deadline,
  } as const
  const answerTimeout = createAnswerTimeout(context.clock)
  return sendWrite(context, {
    claim,
    answerTimeout,
    call: { ...call, contentType: 'application/json' },
    checkStepUp: () => proveStepUp(context, { incoming, claim, owner: target }),
  })
}

/** Lines are told of each payment, in order: with an entry more or fewer they would be those of other payments. */
function checkLineCount(lines: StatementLines | null, payments: number): void {
  if (lines === null || lines.length === payments) return
  const problem = `has ${lines.length} entries for ${payments} payments`
  throw new RelayRefusal('malformed_request', { data: { field: relayHeaders.statementLines, problem } })
}

type Proved = { incoming: RelayRequest; claim: Claim; owner: Pick<Owner, 'kind' | 'id'> }

async function proveStepUp(
  context: LedgerContext,
  { incoming: { request, principal }, claim: { kind, id, summary }, owner }: Proved,
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

/**
 * The key of a write, which every write needs: without one, sending twice could not be told from meaning twice.
 *
 * @throws RelayRefusal when it is missing or is not a key.
 */
function readIdempotencyKey(request: Request): string {
  const key = request.headers.get(relayHeaders.idempotencyKey)
  if (key === null || !pattern.test(key)) throw new RelayRefusal('idempotency_key_required')
  return key
}
