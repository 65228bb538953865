import type { StagedPart, EndpointName } from '@onlend/core/internal'
import { StagedFile } from '@onlend/core/relay'
import { readJsonBody, type RelayAnswer, RelayRefusal, type RelayRequest } from '../../http/index.ts'
import { openForm } from './openForm.ts'
import { isRecord } from '../../lib/isRecord.ts'
import { tryParseJson } from '../../lib/tryParseJson.ts'
import { getPartNames } from './getPartNames.ts'
import { checkAllowed, readOwnerInBody } from '../../identity/index.ts'
import { sha256 } from '../../lib/sha256.ts'
import type { Owner } from '../../database/Owner.ts'
import {
  createAnswerTimeout,
  createWriteDeadline,
  readWriteFacts,
  type WriteEndpoint,
} from '../../ledger/index.ts'
import type { UploadsContext } from '../UploadsContext.ts'
import type { UploadRecord } from '../UploadRecord.ts'

type StagedRequest = { incoming: RelayRequest; owner: Pick<Owner, 'kind' | 'id'> | null; id: string }

/**
 * Takes a write with staged files through the ledger to the service, in one form that the relay makes during the send. An acceptance uses the files
 * up; after a refusal or an unknown outcome all files stay.
 *
 * @throws RelayRefusal for a write that may not pass, before a byte goes to the service.
 */
export async function handleStaged(
  context: UploadsContext,
  endpoint: WriteEndpoint,
  { incoming, owner: target, id }: StagedRequest,
): Promise<RelayAnswer> {
  const { request, principal, path, requestId } = incoming
  const { uploads, upstream, clock } = context
  const allowed = getPartNames(endpoint)
  if (!target || !allowed || !uploads) throw new RelayRefusal('malformed_request')
  const { bytes, text } = await readJsonBody(request, { endpoint: endpoint.name, clock })
  // Refuses an ambiguous body, as for a forwarded one.
  readOwnerInBody(text, endpoint)
  const asked = readStagedParts(text, allowed)
  const named = Object.fromEntries(asked.map((part) => [part.name, 'value' in part ? part.value : part]))
  const facts = readWriteFacts(endpoint.name, named)
  await checkAllowed(context, { principal, owner: target, id, facts })
  const owner = { environment: context.environment, ...target }
  const timeLimit = upstream.timeouts.upload
  const claim = await context.ledger.createClaim({
    ...{
      headers: request.headers,
      owner,
      id,
      kind: endpoint.name,
      actor: principal.userId,
      facts,
      timeLimit,
    },
    payloadHash: await sha256(bytes),
  })
  const parts = await findStagedParts(context, asked, claim).catch((error: unknown) =>
    // A repeat of an accepted write does not find its files any more.
    context.ledger.answerRepeated(claim, error),
  )
  if (!Array.isArray(parts)) return parts

  const deadline = createWriteDeadline(clock, claim)
  const answerTimeout = createAnswerTimeout(clock)
  const form = openForm(uploads, parts, {
    onComplete: () => answerTimeout.start(upstream.timeouts.uploadAnswer),
  })
  const files = parts.flatMap((part) => ('upload' in part ? [part] : []))
  const ids = [...new Set(files.map(({ upload }) => upload.id))]
  const call = {
    ...{ endpoint: endpoint.name, principal, method: endpoint.method, path, requestId },
    ...{ trace: incoming.trace, deadline },
    kind: 'upload',
    ...{ body: form.body, length: form.length, contentType: form.contentType },
  } as const
  return context.ledger.sendWrite({
    claim,
    call,
    answerTimeout,
    made: {
      abortReason: form.abortReason,
      files: files.map(({ name: part, upload: { size, sha256 } }) => ({ part, size, sha256: sha256 ?? '' })),
      uploads: ids,
      clear: () => clearTaken(context, { owner, operationId: id, ids }),
    },
  })
}

type TakenFiles = { owner: Owner; operationId: string; ids: readonly string[] }

/**
 * Deletes the bytes of files that a write has used. A failure here does not change the write: the sweep deletes the rest.
 */
async function clearTaken(
  { store, uploads, logger }: UploadsContext,
  { owner, operationId, ids }: TakenFiles,
): Promise<void> {
  try {
    await Promise.all(ids.map((id) => uploads?.staging.remove(id)))
    for (const id of ids) await store.removeUpload(owner, id, null)
  } catch {
    logger.warn(
      { event: 'uploads.not_cleared', operation: operationId },
      'files of an accepted write are not cleared away',
    )
  }
}

/** The most parts of one form: twenty documents of ten files each. */
const mostParts = 200

/**
 * Reads the parts of a future form: each name allowed by the endpoint and used once, and at least one file.
 *
 * @throws RelayRefusal for any other body.
 */
function readStagedParts(text: string, allowed: RegExp): StagedPart[] {
  const body = tryParseJson(text)
  const listed = isRecord(body) && Object.keys(body).length === 1 ? body.parts : null
  if (!Array.isArray(listed) || listed.length > mostParts) throw new RelayRefusal('malformed_request')
  const parts = listed.map(readPart)
  const names = new Set(parts.map(({ name }) => name))
  const isWhole = names.size === parts.length && [...names].every((name) => allowed.test(name))
  if (!isWhole || !parts.some((part) => 'upload' in part)) throw new RelayRefusal('malformed_request')
  return parts
}

function readPart(part: unknown): StagedPart {
  if (isRecord(part) && typeof part.name === 'string') {
    const { name, value, upload, sha256, ...rest } = part
    const isPlain = Object.keys(rest).length === 0
    if (isPlain && typeof value === 'string' && upload === undefined && sha256 === undefined)
      return { name, value }
    const file = StagedFile.safeParse({ upload_id: upload, sha256 })
    if (isPlain && value === undefined && file.success)
      return { name, upload: file.data.upload_id, sha256: file.data.sha256 }
  }
  throw new RelayRefusal('malformed_request')
}

/**
 * Finds the files of a form. Each file must be whole, the owner's, staged for this endpoint, unused, and have the checksum in the request.
 *
 * @throws RelayRefusal that names the parts whose files are missing or have another checksum.
 */
async function findStagedParts(
  { store, clock }: UploadsContext,
  parts: readonly StagedPart[],
  { owner, kind }: { owner: Owner; kind: EndpointName },
): Promise<StagedFormPart[]> {
  const found: StagedFormPart[] = []
  const missing: string[] = []
  const changed: string[] = []
  for (const part of parts) {
    if ('value' in part) {
      found.push(part)
      continue
    }
    const upload = await store.findUpload(owner, part.upload).catch(() => {
      throw new RelayRefusal('store_unavailable')
    })
    const isThere = upload?.state === 'staged' && upload.kind === kind && upload.expiresAt > clock.now()
    if (!isThere) missing.push(part.name)
    else if (upload.sha256 !== part.sha256) changed.push(part.name)
    else found.push({ name: part.name, upload })
  }
  if (missing.length > 0) throw new RelayRefusal('upload_not_staged', { data: { parts: missing } })
  if (changed.length > 0) throw new RelayRefusal('upload_changed', { data: { parts: changed } })
  return found
}

/** One part of a future form: a text, or a whole staged file. */
export type StagedFormPart = { name: string; value: string } | { name: string; upload: UploadRecord }
