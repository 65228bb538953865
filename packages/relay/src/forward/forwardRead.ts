import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import type { RelayContext } from '../RelayContext.ts'
import { callUpstream, type UpstreamCall } from './callUpstream.ts'
import { createCallDeadline } from './createCallDeadline.ts'
import { passOn } from './passOn.ts'

type ReadCall = Pick<UpstreamCall, 'endpoint' | 'principal' | 'path' | 'requestId'> & { asker: AbortSignal }

/**
 * Forwards a read; it ends when the asker leaves.
 *
 * @throws RelayRefusal when there is no usable answer.
 */
export async function forwardRead(context: RelayContext, { asker, ...call }: ReadCall): Promise<RelayAnswer> {
  const deadline = createCallDeadline(context.clock, context.upstream.timeouts.read, asker)
  try {
    const read = { ...call, method: 'GET', body: null, contentType: null, deadline }
    const first = await callUpstream(context, read)
    // One more try, and only when not a byte can have arrived; the client does the rest of the retrying.
    const mayRetry = first.type === 'failure' && first.neverSent && !deadline.signal.aborted
    const answer = mayRetry ? await callUpstream(context, read) : first
    if (answer.type === 'failure') throw new RelayRefusal(answer.code)
    if (answer.status === 401 || answer.status === 403) throw new RelayRefusal('credentials_refused')
    if (answer.text === null) throw new RelayRefusal('upstream_invalid')
    return passOn({ status: answer.status, body: answer.text, retryAfter: answer.retryAfter })
  } finally {
    deadline.clear()
  }
}
