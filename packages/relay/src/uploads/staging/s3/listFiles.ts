import type { StagedBytes } from '../../UploadStaging.ts'

/** Lists every file that has objects, once each, with the moment of its youngest object. */
export async function* listFiles(
  client: Parameters<typeof listObjects>[0],
  request: { Bucket: string; Prefix: string },
): AsyncIterable<StagedBytes> {
  let id = ''
  let changedAt = 0
  // The objects of a file follow each other, since the list is in the order of the keys.
  for await (const { Key = '', LastModified } of listObjects(client, request)) {
    const [of = ''] = Key.slice(request.Prefix.length).split('.')
    if (of !== id && id !== '') yield { id, changedAt }
    // An object without a moment is never old.
    const moment = LastModified?.getTime() ?? Number.POSITIVE_INFINITY
    changedAt = of === id ? Math.max(changedAt, moment) : moment
    id = of
  }
  if (id !== '') yield { id, changedAt }
}

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
