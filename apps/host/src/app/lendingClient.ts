import { createLendingClient } from '@onlend/core'
import { earlyFetch } from './boot/earlyFetch.ts'

/** The way to the relay; it keeps no state, so that a server may share it between pages. */
export const lendingClient = createLendingClient({ baseUrl: '/lending', fetch: earlyFetch })
