import { listChangeEvents } from '@onlend/core/relay'
import { type Route, route } from '../http/index.ts'
import { answerEvents } from './answerEvents.ts'
import type { ChangesContext } from './ChangesContext.ts'

/** The route that answers change events, as a stream or as a list. */
export const changesRoutes: readonly Route<ChangesContext>[] = [
  route(listChangeEvents, { session: true, budget: 'reads', handle: answerEvents }),
]
