import type { OpenRequest, RelayRequest, Route } from './route.ts'

/** Hands a module's own context to its routes, so that the router and the other modules never see it. */
export function bindRoutes<Context>(
  routes: readonly Route<Context>[],
  context: Context,
): readonly Route<unknown>[] {
  return routes.map(
    (route): Route<unknown> =>
      route.session
        ? { ...route, answer: (_none: unknown, incoming: RelayRequest) => route.answer(context, incoming) }
        : { ...route, answer: (_none: unknown, incoming: OpenRequest) => route.answer(context, incoming) },
  )
}
