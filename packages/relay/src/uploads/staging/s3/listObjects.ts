type ListedObject = { Key?: string | undefined; LastModified?: Date | undefined }
type ListRequest = { Bucket: string; Prefix: string; ContinuationToken?: string }

/** The method of the S3 client that lists objects. */
type Lister = {
  listObjectsV2(request: ListRequest): Promise<{
    Contents?: ListedObject[] | undefined
    IsTruncated?: boolean | undefined
    NextContinuationToken?: string | undefined
  }>
}

/** Lists every object under a prefix, in the order of the keys, page by page. */
export async function* listObjects(
  client: Lister,
  request: { Bucket: string; Prefix: string },
): AsyncIterable<ListedObject> {
  let page = await client.listObjectsV2(request)
  yield* page.Contents ?? []
  while (page.IsTruncated && page.NextContinuationToken !== undefined) {
    page = await client.listObjectsV2({ ...request, ContinuationToken: page.NextContinuationToken })
    yield* page.Contents ?? []
  }
}
