type ListedObject = { Key?: string | undefined; LastModified?: Date | undefined }
type ListRequest = { Bucket: string; Prefix: string; ContinuationToken?: string }

/** What of S3's client lists objects. */
type Lister = {
  listObjectsV2(request: ListRequest): Promise<{
    Contents?: ListedObject[] | undefined
    IsTruncated?: boolean | undefined
    NextContinuationToken?: string | undefined
  }>
}

/** Every object whose key begins so, in the order of the keys, page by page. */
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
