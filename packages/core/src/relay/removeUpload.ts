import { defineWrite } from '../defineWrite.ts'
import { noContent } from './noContent.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Removes a file, whole or still arriving. Answered by the relay. */
export const removeUpload = defineWrite({
  name: 'removeUpload',
  method: 'DELETE',
  path: '/uploads/{uploadId}',
  owner: null,
  output: noContent,
  errors: [...sessionErrors, 'not_found', 'shutting_down'],
  section: null,
})
