import { createPathMatcher, type MatchedPath } from '@onlend/core/internal'
import type { Route } from './http/route.ts'
import { routes } from './routes.ts'

/** Finds the route of a raw path and method, before anyone is asked who they are. */
export const matchPath: (method: string, path: string) => MatchedPath<Route> = createPathMatcher(routes)
