import type { RelayErrorCode } from '@onlend/core/relay'
import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { keepRunning } from '../closing/keepRunning.ts'
import type { RelayContext } from '../RelayContext.ts'
import { isAccepted } from '../inbox/isAccepted.ts'
import { receiveWebhook } from '../inbox/receiveWebhook.ts'

/** What a refusal says about the sender, where it says something. */
const verdicts: Partial<Record<RelayErrorCode, 'forged' | 'stale'>> = {
  unauthenticated: 'forged',
  malformed_request: 'stale',
}

/**
 * Takes a webhook in, when the host takes it from there; closing waits for it.
 *
 * @throws RelayRefusal for a source that does not exist, and for what `receiveWebhook` refuses.
 */
export async function handleWebhook(
  context: RelayContext,
  request: Request,
  parameters: Readonly<Record<string, string>>,
): Promise<RelayAnswer> {
  const { name = '' } = parameters
  const source = context.webhooks.get(name)
  if (!source) throw new RelayRefusal('not_found')
  try {
    if (!(await isAccepted(context, request, source))) throw new RelayRefusal('unauthenticated')
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
