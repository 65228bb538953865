import type { Clock } from '../Clock.ts'
import { LightRequest } from '../requests/LightRequest.ts'
import type { BodySource } from './BodySource.ts'
import { openStream } from './openStream.ts'
import { paceBody } from './paceBody.ts'

/** Opens the body of a request, which must keep coming; `null` when it has none. */
export function openBody(request: Request, clock: Clock): BodySource | null {
  const source =
    request instanceof LightRequest ? request.openBody() : request.body && openStream(request.body)
  return source && paceBody(source, clock)
}
