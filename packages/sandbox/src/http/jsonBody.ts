import type { FieldReader } from './readFields.ts'
import { readFields } from './readFields.ts'
import { Refusal } from './Refusal.ts'
import type { RequestBody } from './RequestBody.ts'

/** Takes a body that must be a JSON object. */
export function jsonBody(body: RequestBody): FieldReader {
  if (body.kind === 'unreadable') throw new Refusal(body.status, body.message)
  if (body.kind === 'form') throw new Refusal(415, 'Content-Type must be application/json')
  return readFields(body.kind === 'json' ? body.exact : {})
}
