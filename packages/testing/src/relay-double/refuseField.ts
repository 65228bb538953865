import { refuse } from './refuse.ts'

/** Refuses a body and names its first wrong field. */
export function refuseField(field: string, problem: string): Response {
  return refuse('malformed_request', { data: { field: field.slice(0, 200), problem } })
}
