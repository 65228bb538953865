import { createPathMatcher, createQueryReader, type Endpoint, endpoints } from '@onlend/core/internal'
import { type RelayEndpointName, relayEndpoints } from '@onlend/core/relay'

type DoubleRoute = {
  method: string
  path: string
  endpoint: Endpoint
  /** The name of a relay route; `null` for an endpoint of the service. */
  own: RelayEndpointName | null
  readQuery: ReturnType<typeof createQueryReader>
}

const toRoute = (endpoint: Endpoint, own: DoubleRoute['own']): DoubleRoute => {
  const { method, path } = endpoint
  return { method, path, endpoint, own, readQuery: createQueryReader(path) }
}

const routes = [
  ...Object.values<Endpoint>(endpoints).map((endpoint) => toRoute(endpoint, null)),
  // The cast names the registry's own keys.
  ...Object.entries<Endpoint>(relayEndpoints).map(([name, endpoint]) =>
    toRoute(endpoint, name as RelayEndpointName),
  ),
]
const matchPath = createPathMatcher(routes)

/** The first segments of all routes, at which a path under the mount begins. */
const firstSegments = new Set(routes.map(({ path }) => path.split(/[/?]/)[1]))

type FoundRoute = { mount: string; path: string; found: ReturnType<typeof matchPath> }

/** Finds the route of an address; a double answers under any mount. */
export function findRoute(method: string, { pathname }: URL): FoundRoute {
  const segments = pathname.split('/')
  const first = segments.findIndex((segment) => firstSegments.has(segment))
  const at = first === -1 ? segments.length : first
  const path = `/${segments.slice(at).join('/')}`
  return { mount: segments.slice(0, at).join('/'), path, found: matchPath(method, path) }
}
