import { defineEndpoint } from '../defineEndpoint.ts'
import { fileBytes } from './fileBytes.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Reads the bytes of a whole file, as they were uploaded. Answered by the relay. */
export const getUpload = defineEndpoint({
  name: 'getUpload',
  method: 'GET',
  path: '/uploads/{uploadId}',
  owner: null,
  output: fileBytes,
  errors: [...sessionErrors, 'not_found', 'upload_rejected'],
  section: null,
})
