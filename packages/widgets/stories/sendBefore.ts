import { createOperationId, startOperation } from '@onlend/core'
import type { EndpointParameters, Endpoint, WriteName } from '@onlend/core/internal'
import type { StoryWorld } from './StoryWorld.ts'

/** Sends any write before a story begins and returns its operation id, with any outcome. */
export async function sendBefore<E extends Endpoint<WriteName>>(
  { client }: StoryWorld,
  endpoint: E,
  parameters: EndpointParameters<E>,
): Promise<string> {
  const operationId = createOperationId()
  try {
    await startOperation(client, endpoint, parameters, { operationId })
  } catch {
    // A story about a refused or a lost write wants exactly this; the relay's ledger holds what happened.
  }
  return operationId
}
