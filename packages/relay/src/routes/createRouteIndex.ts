import type { EndpointOwner } from '@onlend/core/internal'
import type { Route } from './Route.ts'
import { readOwnerId } from './readOwnerId.ts'
import { safeId } from './safeId.ts'

/** All methods of one path. */
type IndexedPath = {
  /** The literal segments, and `null` where a parameter stands. */
  literals: readonly (string | null)[]
  names: readonly string[]
  byMethod: Map<string, Route>
}

/** A path that a raw path is one of; `null` parameters stand for an id that may not pass. */
export type PathMatch = {
  byMethod: ReadonlyMap<string, Route>
  parameters: Readonly<Record<string, string>> | null
}

const owners: ReadonlySet<string> = new Set<EndpointOwner>(['customerPartnerId', 'channelPartnerId'])
const placeholder = /^\{(\w+)\??\}$/

/** Sorts routes by the number of their segments, so that a raw path is compared with a few, segment by segment. Only a partner's id is decoded, once, and only where it is spelt as a client spells it. */
export function createRouteIndex(routes: readonly Route[]): (path: string) => PathMatch[] {
  const byLength = new Map<number, IndexedPath[]>()

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
    const segments = route.path.split('/')
    add(route, segments)
    if (segments.at(-1)?.endsWith('?}')) add(route, segments.slice(0, -1))
  }

  return (path) => {
    const segments = path.split('/')
    const matches: PathMatch[] = []
    for (const { literals, names, byMethod } of byLength.get(segments.length) ?? []) {
      if (segments.every((segment, at) => literals[at] === null || literals[at] === segment))
        matches.push({ byMethod, parameters: readParameters(segments, names) })
    }
    return matches
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
    const value = owners.has(name) ? readOwnerId(segment) : safeId.test(segment) ? segment : null
    if (value === null) return null
    parameters[name] = value
  }
  return parameters
}
