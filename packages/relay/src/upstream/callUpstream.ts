import type { RelayContext } from '../RelayContext.ts'
import { askService, type UpstreamCall } from './askService.ts'
import { readText } from './readText.ts'
import type { UpstreamAnswer, UpstreamFailure } from './UpstreamAnswer.ts'

/** Calls the service once for the ledger, which keeps what it answers as text. */
export async function callUpstream(
  context: RelayContext,
  call: UpstreamCall,
): Promise<UpstreamAnswer | UpstreamFailure> {
  const answer = await askService(context, call)
  if (answer.type === 'failure') return answer
  const { body, ...rest } = answer
  return { ...rest, text: body && readText(body) }
}
