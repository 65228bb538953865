import { createPathMatcher, type MatchedPath } from '@onlend/core/internal'
import { routes } from './routes.ts'

/** Finds the route of a raw path and method, as every relay does. */
export const matchPath: (method: string, path: string) => MatchedPath<(typeof routes)[number]> =
  createPathMatcher(routes)
