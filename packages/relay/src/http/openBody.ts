import type { Clock } from '../lib/Clock.ts'
import { LightRequest } from './LightRequest.ts'
import { type BodySource, openStream } from '../lib/openStream.ts'
import { paceBody } from './paceBody.ts'

/** Opens the body of a request, which must keep coming; `null` when it has none. */
export function openBody(request: Request, clock: Clock): BodySource | null {
  const source =
    request instanceof LightRequest ? request.openBody() : request.body && openStream(request.body)
  return source && paceBody(source, clock)
}
