import { LightRequest } from '../requests/LightRequest.ts'
import type { Asker } from './Asker.ts'

/** Who waits for the answer to a request. */
export function askerOf(request: Request): Asker {
  return request instanceof LightRequest ? request.asker : request.signal
}
