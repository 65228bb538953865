import { defineEndpoint } from '../defineEndpoint.ts'
import { fileBytes } from './fileBytes.ts'

/** Reads a logo or a font by the SHA-256 of its bytes, without a session: every page that wears the brand shows it. Answered by the relay. */
export const getBrandFile = defineEndpoint({
  name: 'getBrandFile',
  method: 'GET',
  path: '/brand-files/{digest}',
  owner: null,
  output: fileBytes,
  errors: ['malformed_request', 'not_found', 'rate_limited', 'internal'],
  section: null,
})
