import type { StagedBytes } from '../../UploadStaging.ts'

type Page<Item> = { items: readonly Item[] | undefined; next: string | undefined }

/** Reads all pages of a list of S3, in its order; `next` of a page is where the following one begins. */
async function* readPages<Item>(
  read: (from: string | undefined) => Promise<Page<Item>>,
): AsyncIterable<Item> {
  let from: string | undefined
  do {
    const { items = [], next } = await read(from)
    yield* items
    from = next
  } while (from !== undefined)
}

type ListedObject = { Key?: string | undefined; LastModified?: Date | undefined }

/** The methods of the S3 client that list objects and parts. */
type Lister = {
  listObjectsV2(request: { Bucket: string; Prefix: string; ContinuationToken?: string }): Promise<{
    Contents?: ListedObject[] | undefined
    NextContinuationToken?: string | undefined
  }>
  listParts(request: { Bucket: string; Key: string; UploadId: string; PartNumberMarker?: string }): Promise<{
    Parts?: ListedPart[] | undefined
    IsTruncated?: boolean | undefined
    NextPartNumberMarker?: string | undefined
  }>
}
type ListedPart = { PartNumber?: number | undefined; ETag?: string | undefined; Size?: number | undefined }

/** Lists every object under a prefix, in the order of the keys. */
function listObjects(
  client: Pick<Lister, 'listObjectsV2'>,
  request: { Bucket: string; Prefix: string },
): AsyncIterable<ListedObject> {
  return readPages(async (from) => {
    const page = await client.listObjectsV2({ ...request, ...(from && { ContinuationToken: from }) })
    return { items: page.Contents, next: page.NextContinuationToken }
  })
}

/** Lists every arrived part of an upload, in order. */
async function listParts(
  client: Pick<Lister, 'listParts'>,
  request: { Bucket: string; Key: string; UploadId: string },
): Promise<ListedPart[]> {
  const parts: ListedPart[] = []
  const pages = readPages(async (from) => {
    const page = await client.listParts({ ...request, ...(from && { PartNumberMarker: from }) })
    // The last page of some services names a marker as well.
    return { items: page.Parts, next: page.IsTruncated ? page.NextPartNumberMarker : undefined }
  })
  for await (const part of pages) parts.push(part)
  return parts
}

/** Lists every file that has objects, once each, with the moment of its youngest object. */
async function* listFiles(
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

/** The lists of a bucket, from all pages. */
export const bucket = { listObjects, listParts, listFiles }
