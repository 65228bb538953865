import type { StagedBytes } from '../../UploadStaging.ts'
import { listObjects } from './listObjects.ts'

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
