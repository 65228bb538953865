import type { getDraft } from '@onlend/core/relay'
import type { RelayRequest, RouteAnswer, RouteParameters } from '../http/index.ts'
import { readUploadSet } from './readUploadSet.ts'
import type { StagingContext } from './withStaging.ts'
import { writeDraft } from './writeDraft.ts'

/**
 * Reads what is filled in beside the files of a set.
 *
 * @throws RelayRefusal for a set that is not this person's.
 */
export async function answerDraft(
  context: StagingContext,
  { principal, parameters }: RelayRequest<RouteParameters<typeof getDraft>>,
): Promise<RouteAnswer<typeof getDraft>> {
  const asked = await readUploadSet(context, principal, parameters)
  const draft = await context.store.readDraft(asked)
  return { data: draft && writeDraft(draft) }
}
