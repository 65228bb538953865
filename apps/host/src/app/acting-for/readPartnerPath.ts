/** A business in an address, and the page of the app behind it. */
export type PartnerPath = {
  partnerId: string
  /** The address up to and with the business, as it is written: `/p/cp_adaeze`, or `/bare/p/cp_adaeze` for a page that is shown alone. */
  base: string
  /** The path after the business: `/withdraw`. */
  page: string
}

/** Reads `/p/<id>/withdraw` and `/bare/p/<id>/withdraw`; `null` for an address that names no business. */
export function readPartnerPath(path: string): PartnerPath | null {
  const [, base, written, page = '/'] = /^((?:\/bare)?\/p\/([^/]+))(\/.*)?$/.exec(path) ?? []
  if (base === undefined || written === undefined) return null
  try {
    return { partnerId: decodeURIComponent(written), base, page }
  } catch {
    // A hand-written address: the business that it names does not exist.
    return { partnerId: written, base, page }
  }
}
