import { readId } from './ids.ts'

/** What is told apart: a method and a path with placeholders, as an endpoint has them; its query is left out. */
type Matchable = { readonly method: string; readonly path: string }

/** What was found at a path, before it is asked who wants to know. */
export type MatchedPath<Route> =
  | { type: 'found'; route: Route; parameters: Readonly<Record<string, string>> }
  /** A path of the table with an id that may not pass. */
  | { type: 'malformed' }
  | { type: 'wrongMethod'; allow: string[] }
  | { type: 'none' }

/** All methods of one path. */
type IndexedPath<Route> = {
  /** The literal segments, and `null` where a parameter stands. */
  literals: readonly (string | null)[]
  names: readonly string[]
  byMethod: Map<string, Route>
}

const placeholder = /^\{(\w+)\??\}$/

/**
 * Makes what finds the route of a raw path and a method. Routes are sorted by the number of their segments, so that a path is compared with a
 * few. Only a partner's id is decoded, once, and only where it is spelt as a client spells it. HEAD finds what GET finds, unless it has a route.
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
