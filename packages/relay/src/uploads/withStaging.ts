import type { Endpoint } from '@onlend/core/internal'
import {
  type Handler,
  RelayRefusal,
  type RelayRequest,
  type RouteAnswer,
  type RouteParameters,
} from '../http/index.ts'
import type { UploadsContext } from './UploadsContext.ts'
import type { UploadContext } from './readUploadOptions.ts'

/** The context of the handlers of staged files and drafts. */
export type StagingContext = UploadsContext & { uploads: UploadContext }

/** Answers a request for staged files or drafts. */
export type StagingHandler<E extends Endpoint> = (
  context: StagingContext,
  incoming: RelayRequest<RouteParameters<E>>,
) => Promise<RouteAnswer<E>>

/** Makes a handler answer 404 where the host stages no files, and refuse changes while the relay is stopping. */
export function withStaging<E extends Endpoint>(handle: StagingHandler<E>): Handler<E, UploadsContext> {
  return (context, incoming) => {
    const { uploads, isClosing } = context
    if (!uploads) throw new RelayRefusal('not_found')
    const isRead = incoming.request.method === 'GET' || incoming.request.method === 'HEAD'
    if (!isRead && isClosing()) throw new RelayRefusal('shutting_down')
    return handle({ ...context, uploads }, incoming)
  }
}
