import { defineEndpoint } from '../defineEndpoint.ts'
import { dataEnvelope } from '../envelopes.ts'
import { Session } from '../models/Session.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Reads the person who is signed in at the host and the partners that they may act for. Answered by the relay. */
export const getSession = defineEndpoint({
  name: 'getSession',
  method: 'GET',
  path: '/session',
  owner: null,
  output: dataEnvelope<Session>(Session),
  errors: sessionErrors,
  section: null,
})
