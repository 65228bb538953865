type ListedPart = { PartNumber?: number | undefined; ETag?: string | undefined; Size?: number | undefined }
type ListRequest = { Bucket: string; Key: string; UploadId: string; PartNumberMarker?: string }

/** The method of the S3 client that lists parts. */
type Lister = {
  listParts(request: ListRequest): Promise<{
    Parts?: ListedPart[] | undefined
    IsTruncated?: boolean | undefined
    NextPartNumberMarker?: string | undefined
  }>
}

/** Lists every arrived part of an upload, in order, from all pages. */
export async function listParts(
  client: Lister,
  request: Omit<ListRequest, 'PartNumberMarker'>,
): Promise<ListedPart[]> {
  let page = await client.listParts(request)
  const parts = [...(page.Parts ?? [])]
  while (page.IsTruncated && page.NextPartNumberMarker !== undefined) {
    page = await client.listParts({ ...request, PartNumberMarker: page.NextPartNumberMarker })
    parts.push(...(page.Parts ?? []))
  }
  return parts
}
