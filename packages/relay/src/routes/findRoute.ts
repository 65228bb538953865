import { matchPath } from './matchPath.ts'
import type { Route } from './Route.ts'
import { routes } from './routes.ts'

/** What was found at a path, before anyone is asked who they are. */
export type FoundRoute =
  | { type: 'found'; route: Route; parameters: Readonly<Record<string, string>> }
  | { type: 'malformed' }
  | { type: 'wrongMethod'; allow: string[] }
  | { type: 'none' }

/** Finds the route of a raw path and method. HEAD finds what GET finds. */
export function findRoute(method: string, path: string): FoundRoute {
  const allow: string[] = []
  let malformed = false
  for (const route of routes) {
    const parameters = matchPath(route.path, path)
    if (parameters === null) continue
    if (parameters === 'malformed') {
      malformed = true
      continue
    }
    const wanted = method === 'HEAD' ? 'GET' : method
    if (route.method === wanted) return { type: 'found', route, parameters }
    allow.push(...(route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]))
  }
  if (allow.length > 0) return { type: 'wrongMethod', allow }
  return { type: malformed ? 'malformed' : 'none' }
}
