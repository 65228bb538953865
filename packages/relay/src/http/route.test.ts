import {
  dismissEvent,
  getLiveness,
  getSession,
  getUpload,
  type listInboxEvents,
  removeUpload,
} from '@onlend/core/relay'
import { expect, expectTypeOf, test } from 'vitest'
import { type Handler, type RelayRequest, route, type RouteParameters } from './route.ts'

const open = { session: false, budget: null } as const
const reads = { session: true, budget: 'reads' } as const

test('an answer that is not what its endpoint says does not compile', () => {
  route(getLiveness, { ...open, handle: async () => ({ data: { live: true } }) })
  // @ts-expect-error: the endpoint answers a boolean.
  route(getLiveness, { ...open, handle: async () => ({ data: { live: 'yes' } }) })
  // @ts-expect-error: the endpoint answers more than an id.
  route(getSession, { ...reads, handle: async () => ({ data: { userId: 'ada' } }) })
  const timeless = { id: 'e', dismissal: { by: 'ada', reason: 'r' } }
  // @ts-expect-error: when it was dismissed is missing.
  route(dismissEvent, { ...reads, handle: async () => ({ data: timeless }) })
  // @ts-expect-error: a route of tus answers no JSON.
  route(removeUpload, { ...reads, handle: async () => ({ data: null }) })
  // @ts-expect-error: the bytes of a file are a stream.
  route(getUpload, { ...reads, handle: async () => ({ status: 204, headers: {} }) })
  // @ts-expect-error: a list is written whole, not as one of its members.
  const listed: Handler<typeof listInboxEvents, unknown> = async () => ({ data: { id: 'e' } })
  expect(listed).toBeTypeOf('function')
})

test('a route without a session is counted by its handler, and one with a session has a budget', () => {
  // @ts-expect-error: without a session, there is no person whose reads could be counted.
  route(getLiveness, { session: false, budget: 'reads', handle: async () => ({ data: { live: true } }) })
  // @ts-expect-error: every request of a person is counted.
  route(getLiveness, { session: true, budget: null, handle: async () => ({ data: { live: true } }) })
})

test('a handler reads what the path and the query name, and nothing else', () => {
  expectTypeOf<RouteParameters<typeof listInboxEvents>>().toEqualTypeOf<{
    readonly customerPartnerId?: string | undefined
    readonly why?: string | undefined
    readonly after?: string | undefined
  }>()
  expectTypeOf<RouteParameters<typeof getUpload>>().toEqualTypeOf<{ readonly uploadId: string }>()
  expectTypeOf<
    RelayRequest<RouteParameters<typeof getUpload>>['principal']['userId']
  >().toEqualTypeOf<string>()
})
