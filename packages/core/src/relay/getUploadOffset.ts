import { defineEndpoint } from '../defineEndpoint.ts'
import { noContent } from './noContent.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Reads how many bytes of a file have arrived, from the header `Upload-Offset` of tus 1.0.0. Answered by the relay. */
export const getUploadOffset = defineEndpoint({
  name: 'getUploadOffset',
  method: 'HEAD',
  path: '/uploads/{uploadId}',
  owner: null,
  output: noContent,
  errors: [...sessionErrors, 'not_found', 'upload_rejected', 'uploads_unavailable'],
  section: null,
})
