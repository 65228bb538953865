import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * Where a request came from: the address of the connection, or the last that the named header lists, which the nearest proxy wrote. What
 * stands before it may be invented by the sender.
 */
export function readClientAddress(context: Context, header: string | null): string {
  const listed = header === null ? undefined : context.req.header(header)?.split(',').at(-1)?.trim()
  return listed || (getConnInfo(context).remote.address ?? 'unknown')
}
