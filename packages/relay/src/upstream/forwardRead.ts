import { type Caller, type RelayAnswer, RelayRefusal } from '../http/index.ts'
import type { UpstreamContext } from './UpstreamContext.ts'
import { askService, type UpstreamCall } from './askService.ts'
import { createCallDeadline } from './createCallDeadline.ts'
import { forwardAnswer } from './forwardAnswer.ts'

type ReadCall = Pick<UpstreamCall, 'endpoint' | 'principal' | 'path' | 'requestId' | 'trace'> & {
  caller: Caller
}

/**
 * Forwards a read; it ends when the caller leaves.
 *
 * @throws RelayRefusal when there is no usable answer.
 */
export async function forwardRead(context: UpstreamContext, call: ReadCall): Promise<RelayAnswer> {
  const { endpoint, principal, path, requestId, trace, caller } = call
  const deadline = createCallDeadline(context.clock, context.upstream.timeouts.read, caller)
  try {
    const nothing = { body: null, length: null, contentType: null }
    const read = {
      kind: 'read',
      method: 'GET',
      endpoint,
      principal,
      path,
      requestId,
      trace,
      deadline,
      ...nothing,
    } as const
    const first = await askService(context, read)
    // One more try, and only when not a byte can have arrived; the client does the rest of the retrying.
    const mayRetry = first.type === 'failure' && first.neverSent && !deadline.isOver()
    const answer = mayRetry ? await askService(context, read) : first
    if (answer.type === 'failure') throw new RelayRefusal(answer.code)
    if (answer.status === 401 || answer.status === 403) throw new RelayRefusal('credentials_refused')
    if (answer.body === null) throw new RelayRefusal('upstream_invalid')
    return forwardAnswer({ ...answer, body: answer.body })
  } finally {
    deadline.clear()
  }
}
