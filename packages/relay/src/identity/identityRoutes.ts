import { getSession, issueToken } from '@onlend/core/relay'
import { type Route, route } from '../http/index.ts'
import { answerSession } from './answerSession.ts'
import { answerToken } from './answerToken.ts'

/** What a page asks about the person who is signed in. */
export const identityRoutes: readonly Route<Parameters<typeof answerSession>[0]>[] = [
  route(getSession, { session: true, budget: 'reads', handle: answerSession }),
  route(issueToken, { session: true, budget: 'writes', handle: answerToken }),
]
