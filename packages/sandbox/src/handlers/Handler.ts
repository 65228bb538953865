import type { Service } from '../service/Service.ts'
import type { Answer } from '../http/Answer.ts'
import type { RequestBody } from '../http/RequestBody.ts'

/** One call as a handler sees it: routed, authenticated, body read. */
export type HandlerRequest = {
  /** The path's placeholders, decoded. */
  params: Record<string, string>
  body: RequestBody
}

/** Does one endpoint's work. A handler throws a `Refusal` to turn the call down. */
export type Handler = (request: HandlerRequest, service: Service) => Answer | Promise<Answer>
