import type { Endpoint, EndpointInput } from '@onlend/core/internal'
import { readJson } from './readJson.ts'

/** What an endpoint takes, read from the JSON of a body; `null` for anything else. */
export function readInput<E extends Endpoint>(endpoint: E, body: unknown): EndpointInput<E> | null {
  if (typeof body !== 'string') return null
  const read = endpoint.input?.safeParse(readJson(body))
  // The cast repeats what the endpoint's own schema has just found.
  return read?.success ? (read.data as EndpointInput<E>) : null
}
