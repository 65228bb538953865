import {
  bodyLimits,
  checkLength,
  LazyRequest,
  openBody,
  type RelayAnswer,
  RelayRefusal,
  type RelayRequest,
} from '../../http/index.ts'
import { inspectMultipart } from './inspectMultipart.ts'
import { getPartNames } from './getPartNames.ts'
import {
  createAnswerTimeout,
  createFormDigest,
  createWriteDeadline,
  type MediaType,
  readStoreSecret,
  readWriteFacts,
  type WriteEndpoint,
} from '../../ledger/index.ts'
import { checkAllowed } from '../../identity/index.ts'
import type { Owner } from '../../database/Owner.ts'
import type { UploadsContext } from '../UploadsContext.ts'

type Upload = {
  incoming: RelayRequest
  owner: Pick<Owner, 'kind' | 'id'> | null
  id: string
  media: Extract<MediaType, { type: 'multipart' }>
}

/**
 * Streams a write with files through the ledger to the service; no file is held in memory.
 * On a repeated key the form is compared by a print of its parts, since two encodings of it differ in their boundary. A body that ends early
 * or may not pass is cut off, and the service sees it incomplete.
 *
 * @throws RelayRefusal for everything that may not pass.
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
  // The form is streamed: nothing is known of it yet.
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
      // The service has it whole now, so leaving no longer takes it back.
      deadline.detach()
      answerTimeout.start(context.upstream.timeouts.uploadAnswer)
    },
  })
  const call = {
    endpoint: endpoint.name,
    principal,
    method: endpoint.method,
    path,
    requestId,
    trace: incoming.trace,
    deadline,
    kind: 'upload',
    length: announced,
  } as const
  return context.ledger.sendWrite({
    claim,
    call: { ...call, body, contentType: media.header },
    answerTimeout,
    form: { body, print, abortReason },
  })
}
