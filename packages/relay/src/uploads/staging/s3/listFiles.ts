import type { StagedBytes } from '../../UploadStaging.ts'
import { listObjects } from './listObjects.ts'

/** Every file that there are objects of, once each, with the moment of the youngest. */
export async function* listFiles(
  client: Parameters<typeof listObjects>[0],
  request: { Bucket: string; Prefix: string },
): AsyncIterable<StagedBytes> {
  let id = ''
  let changedAt = 0
  // The objects of a file stand together, since keys come in order.
  for await (const { Key = '', LastModified } of listObjects(client, request)) {
    const [of = ''] = Key.slice(request.Prefix.length).split('.')
    if (of !== id && id !== '') yield { id, changedAt }
    // Without a moment it is never old.
    const moment = LastModified?.getTime() ?? Number.POSITIVE_INFINITY
    changedAt = of === id ? Math.max(changedAt, moment) : moment
    id = of
  }
  if (id !== '') yield { id, changedAt }
}
