import type { RelayErrorCode } from '@onlend/core'
import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { keepRunning } from '../closing/keepRunning.ts'
import { spend } from '../limits/spend.ts'
import type { RelayContext } from '../RelayContext.ts'
import { receiveWebhook } from '../webhooks/receiveWebhook.ts'

/** What a refusal says about the sender, where it says something. */
const verdicts: Partial<Record<RelayErrorCode, 'forged' | 'stale'>> = {
  unauthenticated: 'forged',
  malformed_request: 'stale',
}

/**
 * Takes a webhook in, when its source has not used up its budget; closing waits for it.
 *
 * @throws RelayRefusal for a source that does not exist or is over its budget, and for what `receiveWebhook` refuses.
 */
export async function handleWebhook(
  context: RelayContext,
  request: Request,
  parameters: Readonly<Record<string, string>>,
): Promise<RelayAnswer> {
  const { name = '' } = parameters
  if (!context.webhooks.has(name)) throw new RelayRefusal('not_found')
  try {
    await spend(context, 'webhooks', name)
    return await keepRunning(
      context,
      { work: 'webhook', id: name },
      receiveWebhook(context, request, parameters),
    )
  } catch (error) {
    const verdict = error instanceof RelayRefusal ? verdicts[error.code] : undefined
    context.measure({ type: 'webhook', source: name, verdict: verdict ?? 'refused' })
    throw error
  }
}
