import type { Endpoint, EndpointOutput } from '@onlend/core/internal'

type Headers = Readonly<Record<string, string>>

/** A value that has been written as JSON before, so that it is written once for many answers. */
export type Written<Data> = { readonly data: Data; readonly body: string }

/** A stream of bytes or of events. */
type StreamAnswer = { readonly stream: ReadableStream<Uint8Array>; readonly headers: Headers }

/** A status and headers alone. */
type EmptyAnswer<Status extends number> = { readonly status: Status; readonly headers: Headers }

type JsonAnswer<Data> =
  | { readonly data: Data; readonly status?: 200 | 202; readonly headers?: Headers }
  | { readonly written: Written<Data>; readonly headers?: Headers }
  | StreamAnswer
  | EmptyAnswer<304>

/** What the handler of a route may answer: the output of its endpoint, or, where that is no JSON, headers or a stream. */
export type RouteAnswer<E extends Endpoint> = [EndpointOutput<E>] extends [undefined]
  ? EmptyAnswer<200 | 201 | 204>
  : [EndpointOutput<E>] extends [Blob]
    ? StreamAnswer
    : JsonAnswer<EndpointOutput<E>>
