import { Refusal } from './Refusal.ts'
import type { RequestBody } from './RequestBody.ts'

/** Takes a multipart form and checks its files. The service refuses a file named `reject` in any part. */
export function formBody(body: RequestBody): Extract<RequestBody, { kind: 'form' }> {
  if (body.kind === 'unreadable') throw new Refusal(body.status, body.message)
  if (body.kind === 'json') throw new Refusal(415, 'Content-Type must be multipart/form-data')
  if (body.kind === 'none') return { kind: 'form', fields: new Map(), files: new Map() }
  for (const [field, file] of body.files) {
    if (file.name.toLowerCase().includes('reject'))
      throw new Refusal(422, `${field} was rejected: the file could not be read`)
    if (file.size === 0) throw new Refusal(422, `${field} is an empty file`)
  }
  return body
}
