import { defineEndpoint } from '../defineEndpoint.ts'
import { Reader } from '../readers/Reader.ts'
import { refuseKind } from '../readers/values.ts'
import { sessionErrors } from './sessionErrors.ts'

/** The bytes of a file, as they were uploaded. */
const bytes: Reader<Blob> = /* @__PURE__ */ new Reader((value, issues) =>
  value instanceof Blob ? value : refuseKind(issues, value, 'Blob'),
)

/** Reads the bytes of a whole file. Answered by the relay. */
export const getUpload = defineEndpoint({
  name: 'getUpload',
  method: 'GET',
  path: '/uploads/{uploadId}',
  owner: null,
  output: bytes,
  errors: [...sessionErrors, 'not_found', 'upload_rejected'],
  section: null,
})
