import { defineWrite } from '../defineWrite.ts'
import { nothing } from './nothing.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Removes a file, whole or still arriving. Answered by the relay. */
export const removeUpload = defineWrite({
  name: 'removeUpload',
  method: 'DELETE',
  path: '/uploads/{uploadId}',
  owner: null,
  output: nothing,
  errors: [...sessionErrors, 'not_found', 'shutting_down'],
  section: null,
})
