/** A request body ready to travel; `contentType` is null where the platform must set it, as for multipart boundaries. */
export type EncodedBody = { body: BodyInit; contentType: string | null }
