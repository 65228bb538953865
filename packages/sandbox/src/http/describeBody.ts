import type { RequestBody } from './RequestBody.ts'

/** What the record of calls keeps of a body: plain JSON, or a form's fields with each file described. */
export function describeBody(body: RequestBody): unknown {
  if (body.kind === 'json') return body.plain
  if (body.kind === 'form') return Object.fromEntries([...body.fields, ...body.files])
  return null
}
