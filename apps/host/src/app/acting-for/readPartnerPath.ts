/** A business in an address, and the page of the app behind it. */
export type PartnerPath = {
  partnerId: string
  /** The address up to and with the business, as it is written: `/p/cp_adaeze`. */
  base: string
  /** The path after the business: `/withdraw`. */
  page: string
}

/** Reads `/p/<id>/withdraw`; `null` for an address that names no business. */
export function readPartnerPath(path: string): PartnerPath | null {
  const [, written, page] = /^\/p\/([^/]+)(\/.*)?$/.exec(path) ?? []
  if (written === undefined) return null
  try {
    return { partnerId: decodeURIComponent(written), base: `/p/${written}`, page: page || '/' }
  } catch {
    // A hand-written address: the business that it names does not exist.
    return { partnerId: written, base: `/p/${written}`, page: page || '/' }
  }
}
