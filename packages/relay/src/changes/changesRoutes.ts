import { listChangeEvents } from '@onlend/core/relay'
import { type Route, route } from '../http/index.ts'
import { answerEvents } from './answerEvents.ts'
import type { ChangesContext } from './ChangesContext.ts'

/** Where change events are read, as a stream or as a list. */
export const changesRoutes: readonly Route<ChangesContext>[] = [
  route(listChangeEvents, { session: true, budget: 'reads', handle: answerEvents }),
]
