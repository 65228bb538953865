import * as z from 'zod/mini'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sessionErrors } from './sessionErrors.ts'

/** The bytes of a file, as they were uploaded. */
const bytes: z.ZodMiniType<Blob, Blob> = z.instanceof(Blob)

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
