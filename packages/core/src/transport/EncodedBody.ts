/**
 * A request body ready to travel; `contentType` is null where the platform must set it, as for multipart boundaries. The body's type is
 * that of `fetch`, which servers without the types of a browser have as well.
 */
export type EncodedBody = { body: NonNullable<RequestInit['body']>; contentType: string | null }
