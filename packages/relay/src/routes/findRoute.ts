import { createRouteIndex } from './createRouteIndex.ts'
import type { Route } from './Route.ts'
import { routes } from './routes.ts'

/** What was found at a path, before anyone is asked who they are. */
export type FoundRoute =
  | { type: 'found'; route: Route; parameters: Readonly<Record<string, string>> }
  | { type: 'malformed' }
  | { type: 'wrongMethod'; allow: string[] }
  | { type: 'none' }

const matchesOf = createRouteIndex(routes)

/** Finds the route of a raw path and method. HEAD finds what GET finds. */
export function findRoute(method: string, path: string): FoundRoute {
  const matches = matchesOf(path)
  const wanted = method === 'HEAD' ? 'GET' : method
  const allow: string[] = []
  for (const { byMethod, parameters } of matches) {
    if (!parameters) continue
    const route = byMethod.get(wanted)
    if (route) return { type: 'found', route, parameters }
    for (const other of byMethod.keys()) allow.push(...(other === 'GET' ? ['GET', 'HEAD'] : [other]))
  }
  if (allow.length > 0) return { type: 'wrongMethod', allow }
  return { type: matches.length > 0 ? 'malformed' : 'none' }
}
