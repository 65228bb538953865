type Json = Readonly<Record<string, unknown>>

/**
 * Lays a customer partner's brand over the tenant's: what it names counts, member by member, and a list counts as one value. The id and the legal texts stay
 * the tenant's.
 */
export function layBrand(base: Json, over: Json): Record<string, unknown> {
  const { id: _id, legal: _legal, ...own } = over
  return merge(base, own)
}

function merge(base: Json, over: Json): Record<string, unknown> {
  // `fromEntries` defines members of its own, so that no name reaches a prototype.
  const members = Object.entries(over).map(([name, value]) => {
    const below = Object.hasOwn(base, name) ? base[name] : undefined
    return [name, isJson(below) && isJson(value) ? merge(below, value) : value]
  })
  return Object.fromEntries([...Object.entries(base), ...members])
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
