import {
  bodyLimits,
  checkLength,
  LazyRequest,
  openBody,
  type RelayAnswer,
  RelayRefusal,
  type RelayRequest,
  type Caller,
} from '../../http/index.ts'
import { getPartNames } from './getPartNames.ts'
import {
  createAnswerTimeout,
  createFormDigest,
  createWriteDeadline,
  type MediaType,
  readStoreSecret,
  readWriteFacts,
  type WriteEndpoint,
  type FormDigest,
} from '../../ledger/index.ts'
import { checkAllowed } from '../../identity/index.ts'
import type { Owner } from '../../database/Owner.ts'
import type { UploadsContext } from '../UploadsContext.ts'
import type { BodySource } from '../../lib/openStream.ts'
import { createMultipartScanner } from '../../lib/createMultipartScanner.ts'
import type { AbortReason } from '../../upstream/index.ts'

type Upload = {
  incoming: RelayRequest
  owner: Pick<Owner, 'kind' | 'id'> | null
  id: string
  media: Extract<MediaType, { type: 'multipart' }>
}

/**
 * Streams a write with files through the ledger to the service, without any file in memory.
 * For a repeated key the relay compares the form digests, since two encodings of one form differ in their boundary. The relay cuts off a body that
 * ends early or may not pass, so that the service gets it incomplete.
 *
 * @throws RelayRefusal for a write that may not pass.
 */
export async function handleUpload(
  context: UploadsContext,
  endpoint: WriteEndpoint,
  upload: Upload,
): Promise<RelayAnswer> {
  const { incoming, owner, id, media } = upload
  const { request, principal, path, requestId } = incoming
  const announced = checkLength(request, bodyLimits.multipart)
  const allowed = getPartNames(endpoint)
  if (!owner || !allowed) throw new RelayRefusal('malformed_request')
  // The form is streamed, so its facts are not known yet.
  const facts = readWriteFacts(endpoint.name, null)
  await checkAllowed(context, { principal, owner, id, facts })

  const secret = await readStoreSecret(context)
  const source = openBody(request, context.clock)
  if (!source) throw new RelayRefusal('malformed_request')

  const timeLimit = context.upstream.timeouts.upload
  const claim = await context.ledger.createClaim({
    ...{ headers: request.headers, id, kind: endpoint.name, actor: principal.userId, facts, timeLimit },
    payloadHash: null,
    owner: { environment: context.environment, ...owner },
  })
  const caller = LazyRequest.getCaller(request)
  const deadline = createWriteDeadline(context.clock, claim, caller)
  const answerTimeout = createAnswerTimeout(context.clock)
  const print = createFormDigest(secret)
  const { body, abortReason } = inspectMultipart(source, {
    boundary: media.boundary,
    allowed,
    limit: bodyLimits.multipart,
    announced,
    caller,
    print,
    onComplete() {
      // The service can have the whole form now, so a person who leaves no longer takes the write back.
      deadline.detach()
      answerTimeout.start(context.upstream.timeouts.uploadAnswer)
    },
  })
  const call = {
    ...{ endpoint: endpoint.name, principal, method: endpoint.method, path, requestId },
    ...{ trace: incoming.trace, deadline, length: announced },
    kind: 'upload',
  } as const
  return context.ledger.sendWrite({
    claim,
    call: { ...call, body, contentType: media.header },
    answerTimeout,
    form: { body, print, abortReason },
  })
}

type InspectMultipartOptions = {
  boundary: string
  allowed: RegExp
  /** Bytes. */
  limit: number
  /** Bytes, where the sender announced them. */
  announced: number | null
  /** Aborts when the sender has left. */
  caller: Caller
  /** Hashes the form as it passes. */
  print: FormDigest
  /** Runs after the body was read whole, before its end is passed on. */
  onComplete: () => void
}

/** Checks a multipart body and passes it on. Cuts off a body that may not pass or ends early, so that it never arrives whole. */
function inspectMultipart(
  source: BodySource,
  { boundary, allowed, limit, announced, caller, print, onComplete }: InspectMultipartOptions,
): { body: AsyncIterable<Uint8Array>; abortReason: () => AbortReason | null } {
  const scanner = createMultipartScanner(boundary, allowed, print)
  let isComplete = false
  let reason: AbortReason | null = null

  const cut = (why: AbortReason): Error => {
    reason = why
    source.cancel()
    return new Error(why)
  }
  const readNext = (): ReturnType<BodySource['read']> =>
    source.read().catch((error: unknown) => {
      const isSlow = error instanceof RelayRefusal && error.code === 'request_timeout'
      throw cut(isSlow ? 'request_timeout' : 'malformed_request')
    })

  async function* inspect(): AsyncGenerator<Uint8Array> {
    let length = 0
    try {
      for (let piece = await readNext(); piece !== null; piece = await readNext()) {
        length += piece.byteLength
        if (length > limit) throw cut('body_too_large')
        const passed = scanner.take(piece)
        if (passed === null) throw cut('malformed_request')
        if (passed.byteLength > 0) yield passed
      }
      const end = scanner.end()
      if (end === null || (announced !== null && announced !== length)) throw cut('malformed_request')
      // Before the last bytes: afterwards the service can have the whole form.
      isComplete = true
      print.end()
      onComplete()
      yield end
    } finally {
      // A service that answers or leaves before the end no longer reads.
      if (!isComplete && reason === null) source.cancel()
    }
  }
  const abortReason = (): AbortReason | null =>
    reason ?? (!isComplete && caller.aborted ? 'malformed_request' : null)
  return { body: inspect(), abortReason }
}
