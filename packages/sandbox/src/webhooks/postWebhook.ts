import type { WebhookAttempt } from '../state/SandboxState.ts'
import type { SandboxWebhook } from './SandboxWebhook.ts'

const deliveryTimeout = 10_000

/** Posts one delivery and returns its result. Every answer other than a 2xx within ten seconds is a failure. */
export async function postWebhook(
  url: string,
  webhook: SandboxWebhook,
  send: typeof fetch,
): Promise<Pick<WebhookAttempt, 'status' | 'error'>> {
  try {
    const response = await send(url, {
      method: 'POST',
      headers: webhook.headers,
      body: webhook.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(deliveryTimeout),
    })
    await response.body?.cancel()
    return { status: response.status, error: response.ok ? null : `The receiver answered ${response.status}` }
  } catch (error) {
    return {
      status: null,
      error: error instanceof Error ? error.message : 'The receiver could not be reached',
    }
  }
}
