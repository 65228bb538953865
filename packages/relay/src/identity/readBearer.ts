/** The token of an `Authorization: Bearer` header, which may be no token at all; `null` where there is no such header. */
export function readBearer(request: Request): string | null {
  const header = request.headers.get('Authorization')
  if (header === null || !/^bearer(?: |$)/i.test(header)) return null
  return header.slice('bearer '.length).trim()
}
