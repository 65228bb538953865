import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { BrandFile } from './models/BrandFile.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Keeps a logo or a font of the brand: the body is the bytes, at most 256 KB of PNG, JPEG, WebP, SVG or WOFF2, and a tenant has at most 24 files. The
 * same bytes are kept once. `data.sentence` of a refusal is for the person. Answered by the relay.
 */
export const saveBrandFile = defineWrite({
  name: 'saveBrandFile',
  method: 'POST',
  path: '/tenant/brand/files',
  owner: null,
  output: dataEnvelope<BrandFile>(BrandFile),
  errors: [
    ...([...sessionErrors, 'forbidden', 'not_found', 'request_timeout'] as const),
    ...(['body_too_large', 'upload_rejected', 'staging_full'] as const),
  ],
  section: null,
})
