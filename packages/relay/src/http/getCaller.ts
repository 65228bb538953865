import { LightRequest, type Caller } from './LightRequest.ts'

/** Who waits for the answer to a request. */
export function getCaller(request: Request): Caller {
  return request instanceof LightRequest ? request.caller : request.signal
}
