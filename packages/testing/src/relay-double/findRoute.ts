import { createPathMatcher, createQueryReader, type Endpoint, endpoints } from '@onlend/core/internal'
import { type RelayEndpointName, relayEndpoints } from '@onlend/core/relay'

const toRoute = (endpoint: Endpoint, own: RelayEndpointName | null) => {
  const { method, path } = endpoint
  return { method, path, endpoint, own, readQuery: createQueryReader(path) }
}
const table = [
  ...Object.values<Endpoint>(endpoints).map((endpoint) => toRoute(endpoint, null)),
  // The cast names the registry's own keys.
  ...Object.entries<Endpoint>(relayEndpoints).map(([name, endpoint]) =>
    toRoute(endpoint, name as RelayEndpointName),
  ),
]
const matchPath = createPathMatcher(table)

/** The first segments of all routes, at which a path under the mount begins. */
const firstSegments = new Set(table.map(({ path }) => path.split(/[/?]/)[1]))

/** Finds the route of a path; a double answers under any mount. */
export function findRoute(method: string, pathname: string) {
  const segments = pathname.split('/')
  const first = segments.findIndex((segment) => firstSegments.has(segment))
  const at = first === -1 ? segments.length : first
  const path = `/${segments.slice(at).join('/')}`
  return { mount: segments.slice(0, at).join('/'), path, found: matchPath(method, path) }
}
