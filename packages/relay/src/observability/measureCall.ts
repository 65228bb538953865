import type { UpstreamCall } from '../upstream/askService.ts'
import type { ServiceAnswer, UpstreamFailure } from '../upstream/UpstreamAnswer.ts'
import type { RelayContext } from '../RelayContext.ts'

type EndedCall = { startedAt: number; answer: ServiceAnswer | UpstreamFailure; isAborted: boolean }

/** Notes what came of a call to the service and how long it took, for the metrics and for the line of the request that caused it. */
export function measureCall(
  { clock, measure }: Pick<RelayContext, 'clock' | 'measure'>,
  { endpoint, trace }: Pick<UpstreamCall, 'endpoint' | 'trace'>,
  { startedAt, answer, isAborted }: EndedCall,
): void {
  const duration = clock.now() - startedAt
  const answered = answer.type === 'failure' ? answer.code : `${Math.floor(answer.status / 100)}xx`
  const outcome = isAborted ? 'cut_off' : answered
  measure({ type: 'upstream', endpoint, outcome, duration })
  if (trace) trace.upstream = (trace.upstream ?? 0) + duration
}
