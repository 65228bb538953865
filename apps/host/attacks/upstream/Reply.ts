import type { ServerResponse } from 'node:http'
import type { UpstreamCall } from './UpstreamCall.ts'

/** How the service answers one call. */
export type Reply = (call: UpstreamCall, response: ServerResponse) => unknown
