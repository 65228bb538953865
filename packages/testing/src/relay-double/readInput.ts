import { type Endpoint, type EndpointInput, toSeenTexts } from '@onlend/core/internal'
import { readJson } from './readJson.ts'

/** Reads the input of an endpoint from the JSON of a body, without hidden characters in its texts; `null` for a body that is no input. */
export function readInput<E extends Endpoint>(endpoint: E, body: unknown): EndpointInput<E> | null {
  if (typeof body !== 'string') return null
  const read = endpoint.input?.safeParse(toSeenTexts(readJson(body)))
  // The cast follows from the endpoint's own schema.
  return read?.success ? (read.data as EndpointInput<E>) : null
}
