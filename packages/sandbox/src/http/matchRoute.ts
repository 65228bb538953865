import { endpoints } from '@onlend/core/internal'
import type { EndpointName } from './EndpointName.ts'

/** The route of a request, or the reason why there is none. */
export type RouteMatch =
  | {
      found: true
      name: EndpointName
      owner: 'customerPartnerId' | 'channelPartnerId' | null
      params: Record<string, string>
    }
  | { found: false; status: 404 | 405 }

type Route = {
  name: EndpointName
  method: string
  owner: 'customerPartnerId' | 'channelPartnerId' | null
  pattern: RegExp
}

const routes: readonly Route[] = Object.values(endpoints).map((endpoint) => ({
  name: endpoint.name,
  method: endpoint.method,
  owner: endpoint.owner,
  pattern: toPattern(endpoint.path),
}))

/** Finds the endpoint of a path. The text before `/v1/` counts as the base address. */
export function matchRoute(method: string, pathname: string): RouteMatch {
  const start = pathname.indexOf('/v1/')
  const path = start < 0 ? pathname : pathname.slice(start)
  let status: 404 | 405 = 404
  for (const route of routes) {
    const match = route.pattern.exec(path)
    if (!match) continue
    if (route.method !== method) {
      status = 405
      continue
    }
    const params: Record<string, string> = {}
    for (const [name, value] of Object.entries(match.groups ?? {})) {
      // an absent optional segment has no value
      if (value !== undefined) params[name] = decode(value)
    }
    return { found: true, name: route.name, owner: route.owner, params }
  }
  return { found: false, status }
}

function toPattern(path: string): RegExp {
  const source = path.replace(/\/\{(\w+)\?\}/g, '(?:/(?<$1>[^/]+))?').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return new RegExp(`^${source}/?$`)
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
