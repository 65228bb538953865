import { defineEndpoint } from '../defineEndpoint.ts'
import { bytes } from './bytes.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Reads the bytes of a file that is whole. Answered by the relay. */
export const getUpload = defineEndpoint({
  name: 'getUpload',
  method: 'GET',
  path: '/uploads/{uploadId}',
  owner: null,
  output: bytes,
  errors: [...sessionErrors, 'not_found', 'upload_rejected'],
  section: null,
})
