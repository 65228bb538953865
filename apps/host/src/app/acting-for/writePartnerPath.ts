/** Writes the address of a page for a business. */
export function writePartnerPath(partnerId: string, page = '/'): string {
  return `/p/${encodeURIComponent(partnerId)}${page}`
}
