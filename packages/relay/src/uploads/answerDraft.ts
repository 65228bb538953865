import type { getDraft } from '@onlend/core/relay'
import type { RelayRequest, RouteAnswer, RouteParameters } from '../http/index.ts'
import { readUploadSet } from './readUploadSet.ts'
import type { StagingContext } from './withStaging.ts'
import { writeDraft } from './writeDraft.ts'

/**
 * Reads the draft of a set.
 *
 * @throws RelayRefusal for a set that the person may not use.
 */
export async function answerDraft(
  context: StagingContext,
  { principal, parameters }: RelayRequest<RouteParameters<typeof getDraft>>,
): Promise<RouteAnswer<typeof getDraft>> {
  const asked = await readUploadSet(context, principal, parameters)
  const draft = await context.store.readDraft(asked)
  return { data: draft && writeDraft(draft) }
}
