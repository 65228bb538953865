import { refuse } from './refuse.ts'

/** A no to a body that names the first field that is wrong. */
export function refuseField(field: string, problem: string): Response {
  return refuse('malformed_request', { data: { field: field.slice(0, 200), problem } })
}
