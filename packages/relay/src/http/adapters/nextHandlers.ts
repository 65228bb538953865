import type { MountedRelay } from './MountedRelay.ts'

/** A route handler of the Next.js App Router. */
type NextHandler = (request: Request) => Promise<Response>

/**
 * The route handlers of a catch-all segment of the Next.js App Router, such as `app/lending/[...path]/route.ts`
 * with `mountPath: '/lending'`: `export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = nextHandlers(openRelay)`.
 * Given a function, it is asked with every request and never during `next build`, which loads routes without their environment.
 *
 * @example
 * export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = nextHandlers(openRelay)
 */
export function nextHandlers(
  relay: MountedRelay | (() => MountedRelay | Promise<MountedRelay>),
): Record<'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS', NextHandler> {
  const open = typeof relay === 'function' ? relay : () => relay
  // The second argument of Next, the decoded segments, is left alone: the undecoded address decides.
  const handle: NextHandler = async (request) => (await open()).fetch(request)
  return {
    GET: handle,
    HEAD: handle,
    POST: handle,
    PUT: handle,
    PATCH: handle,
    DELETE: handle,
    OPTIONS: handle,
  }
}
