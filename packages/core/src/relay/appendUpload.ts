import { defineWrite } from '../defineWrite.ts'
import { noContent } from './noContent.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Sends more bytes of a file, from `Upload-Offset` on, as tus 1.0.0 does. The relay keeps arrived bytes even if the request breaks. Answered by the
 * relay.
 */
export const appendUpload = defineWrite({
  name: 'appendUpload',
  method: 'PATCH',
  path: '/uploads/{uploadId}',
  owner: null,
  output: noContent,
  errors: [
    ...sessionErrors,
    'not_found',
    'shutting_down',
    'unsupported_media_type',
    'body_too_large',
    'request_timeout',
    'upload_rejected',
    'upload_conflict',
    'uploads_unavailable',
  ],
  section: null,
})
