import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { IssuedToken } from './models/IssuedToken.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Makes a short-lived token of the session at the host, for a page on another origin. Answered by the relay. */
export const issueToken = defineWrite({
  name: 'issueToken',
  method: 'POST',
  path: '/token',
  owner: null,
  output: dataEnvelope<IssuedToken>(IssuedToken),
  errors: [...sessionErrors, 'forbidden', 'not_found'],
  section: null,
})
