import { createPathMatcher } from '@onlend/core/internal'
import { handleRequest, type HttpContext } from './handleRequest.ts'
import type { RelayAnswer } from './RelayAnswer.ts'
import type { Route } from './route.ts'

type Needs<Modules> = Omit<HttpContext<Modules>, 'match' | 'methods'> & {
  readonly routes: readonly Route<Modules>[]
}

/**
 * Makes the router: it finds the route of a request, asks who sent it, counts it, lets the route answer, and turns every error into an
 * answer. A path without a route cannot be reached. Frameworks mount it by `adapters/`.
 */
export function createHttp<Modules>({
  routes,
  ...needs
}: Needs<Modules>): (request: Request) => Promise<RelayAnswer> {
  const context: HttpContext<Modules> = {
    ...needs,
    match: createPathMatcher(routes),
    methods: [...new Set(['GET', 'HEAD', ...routes.map(({ method }) => method)])].join(', '),
  }
  return (request) => handleRequest(context, request)
}
