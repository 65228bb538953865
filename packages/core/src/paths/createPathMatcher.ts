import { readId } from './ids.ts'

/** A route: a method and a path with placeholders, as an endpoint has them. The matcher ignores the query. */
type Matchable = { readonly method: string; readonly path: string }

/** The match of a path, before any check of the caller's rights. */
export type MatchedPath<Route> =
  | { type: 'found'; route: Route; parameters: Readonly<Record<string, string>> }
  /** A path of the table with an id that is not allowed. */
  | { type: 'malformed' }
  | { type: 'wrongMethod'; allow: string[] }
  | { type: 'none' }

/** All methods of one path. */
type IndexedPath<Route> = {
  /** The literal segments, and `null` for a parameter. */
  literals: readonly (string | null)[]
  names: readonly string[]
  byMethod: Map<string, Route>
}

const placeholder = /^\{(\w+)\??\}$/

/**
 * Makes the function that finds the route of a raw path and a method. Routes are grouped by the number of their segments, so that it compares a path
 * with few. The function decodes only a partner's id, once, and only in a client's spelling. HEAD finds the route of GET unless it has its own.
 */
export function createPathMatcher<Route extends Matchable>(
  routes: readonly Route[],
): (method: string, path: string) => MatchedPath<Route> {
  const byLength = new Map<number, IndexedPath<Route>[]>()

  const add = (route: Route, segments: readonly string[]): void => {
    const names = segments.map((segment) => placeholder.exec(segment)?.[1] ?? '')
    const literals = segments.map((segment, at) => (names[at] ? null : segment))
    const paths = byLength.get(segments.length) ?? []
    const key = literals.join('/')
    const known = paths.find((path) => path.literals.join('/') === key && path.names.join() === names.join())
    const path = known ?? { literals, names, byMethod: new Map<string, Route>() }
    path.byMethod.set(route.method, route)
    if (!known) byLength.set(segments.length, [...paths, path])
  }

  for (const route of routes) {
    const [path = ''] = route.path.split(/\?(?!\})/)
    const segments = path.split('/')
    add(route, segments)
    if (segments.at(-1)?.endsWith('?}')) add(route, segments.slice(0, -1))
  }

  return (method, path) => {
    const segments = path.split('/')
    const allow = new Set<string>()
    let isKnown = false
    for (const { literals, names, byMethod } of byLength.get(segments.length) ?? []) {
      if (!segments.every((segment, at) => literals[at] === null || literals[at] === segment)) continue
      isKnown = true
      const parameters = readParameters(segments, names)
      if (!parameters) continue
      const route = byMethod.get(method) ?? (method === 'HEAD' ? byMethod.get('GET') : undefined)
      if (route) return { type: 'found', route, parameters }
      for (const other of byMethod.keys()) {
        allow.add(other)
        if (other === 'GET') allow.add('HEAD')
      }
    }
    if (allow.size > 0) return { type: 'wrongMethod', allow: [...allow] }
    return { type: isKnown ? 'malformed' : 'none' }
  }
}

function readParameters(
  segments: readonly string[],
  names: readonly string[],
): Readonly<Record<string, string>> | null {
  const parameters: Record<string, string> = {}
  for (const [at, name] of names.entries()) {
    const segment = segments[at] ?? ''
    if (name === '') continue
    const value = readId(name, segment)
    if (value === null) return null
    parameters[name] = value
  }
  return parameters
}
