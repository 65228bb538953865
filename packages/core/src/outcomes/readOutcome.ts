import { OutcomeEvent } from '../relay/models/OutcomeEvent.ts'
import { hasGenuineSignature } from './hasGenuineSignature.ts'
import { readWebhookSecret } from './readWebhookSecret.ts'

type ReadOutcomeOptions = {
  /** Milliseconds that the signed time may be off: the relay signs each try anew. @default 300000 */
  tolerance?: number
  /** Milliseconds since 1970. @default the machine's time */
  now?: number
}

/**
 * Reads an outcome event that the relay has sent to your backend, and returns `null` for a request that the relay did not sign: answer it with 401.
 * Acknowledge a genuine event with any status from 200 to 299 once you have stored it, and a type that you do not know as well.
 *
 * @param secrets - `whsec_` and base64; list two during a change.
 * @throws TypeError for an invalid secret, Error for a signed body that is no outcome event of this version.
 * @example
 * const event = await readOutcome(request, [secret])
 * if (event === null) return new Response(null, { status: 401 })
 */
export async function readOutcome(
  request: Request,
  secrets: readonly string[],
  { tolerance = 300_000, now = Date.now() }: ReadOutcomeOptions = {},
): Promise<OutcomeEvent | null> {
  const keys = secrets.map(readWebhookSecret)
  const id = request.headers.get('webhook-id') ?? ''
  const timestamp = request.headers.get('webhook-timestamp') ?? ''
  const body = new Uint8Array(await request.arrayBuffer())
  const isOnTime = /^\d{1,12}$/.test(timestamp) && Math.abs(now - Number(timestamp) * 1_000) <= tolerance
  const signatures = request.headers.get('webhook-signature') ?? ''
  if (!isOnTime || !hasGenuineSignature({ id, timestamp, body, signatures }, keys)) return null
  const read: unknown = JSON.parse(new TextDecoder().decode(body))
  const event = OutcomeEvent.parse(read)
  if (event.version !== 1)
    throw new Error(
      `The outcome event is of version ${event.version}, which this package does not read: update it.`,
    )
  return event
}
