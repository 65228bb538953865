import { getSession, issueToken } from '@onlend/core/relay'
import { route } from '../http/index.ts'
import { answerSession } from './answerSession.ts'
import { answerToken } from './answerToken.ts'

/** What a page asks about the person who is signed in. */
export const identityRoutes = [
  route(getSession, { session: true, budget: 'reads', handle: answerSession }),
  route(issueToken, { session: true, budget: 'writes', handle: answerToken }),
] as const
