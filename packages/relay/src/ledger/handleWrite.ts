import type { Endpoint, WriteName } from '@onlend/core/internal'
import type { Owner } from '../database/Owner.ts'
import { readJsonBody, type RelayAnswer, RelayRefusal, type RelayRequest } from '../http/index.ts'
import { readOwnerInBody } from '../identity/index.ts'
import type { LedgerContext } from './LedgerContext.ts'
import { readIdempotencyKey } from './readIdempotencyKey.ts'
import { readMediaType } from './readMediaType.ts'
import { sendBody } from './sendBody.ts'
import { readStatementLines } from './statement-lines/readStatementLines.ts'

/** An endpoint that changes something. */
export type WriteEndpoint = Endpoint & { readonly name: WriteName }

/** A write, and the owner where its path names one. */
export type WriteTarget = { incoming: RelayRequest; owner: Pick<Owner, 'kind' | 'id'> | null }

/** The functions of the uploads module that send writes with files. */
export type FiledWrites = {
  /** Whether the relay stages files. */
  readonly isStaging: boolean
  /** Sends a write that names staged files; `id` is its idempotency key. */
  readonly sendStaged: (endpoint: WriteEndpoint, write: WriteTarget & { id: string }) => Promise<RelayAnswer>
}

/**
 * Takes a write through the ledger to the service. The relay forwards exactly the bytes that it checked.
 *
 * @throws RelayRefusal for a write that may not pass, before a byte goes to the service.
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
  if (media === 'staged') return files.sendStaged(endpoint, { incoming, owner, id })

  const { bytes, text } = await readJsonBody(request, { endpoint: endpoint.name, clock: context.clock })
  const named = readOwnerInBody(text, endpoint)
  const target = owner ?? (endpoint.owner && named !== null ? { kind: endpoint.owner, id: named } : null)
  if (!target) throw new RelayRefusal('forbidden')
  return sendBody(context, endpoint, {
    ...{ id, owner: target, principal, path, bytes, text, statementLines, requestId },
    ...{ headers: request.headers, trace: incoming.trace, request },
  })
}
