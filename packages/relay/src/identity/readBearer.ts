/** The unchecked text of an `Authorization: Bearer` header; `null` without such a header. */
export function readBearer(request: Request): string | null {
  const header = request.headers.get('Authorization')
  if (header === null || !/^bearer(?: |$)/i.test(header)) return null
  return header.slice('bearer '.length).trim()
}
