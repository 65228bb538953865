import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The address of a request's client: that of the connection, or the last in the named header, which the nearest proxy wrote. The sender can
 * invent all addresses before it.
 */
export function readClientAddress(context: Context, header: string | null): string {
  const listed = header === null ? undefined : context.req.header(header)?.split(',').at(-1)?.trim()
  return listed || (getConnInfo(context).remote.address ?? 'unknown')
}
