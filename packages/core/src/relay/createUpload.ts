import { defineWrite } from '../defineWrite.ts'
import { noContent } from './noContent.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Makes room for a file, as tus 1.0.0 does: `Upload-Length` and `Upload-Metadata` describe the file, `Location` is the address of its bytes. Answered
 * by the relay.
 */
export const createUpload = defineWrite({
  name: 'createUpload',
  method: 'POST',
  path: '/uploads',
  owner: null,
  output: noContent,
  errors: [
    ...sessionErrors,
    'forbidden',
    'not_found',
    'shutting_down',
    'body_too_large',
    'upload_rejected',
    'staging_full',
    'uploads_unavailable',
  ],
  section: null,
})
