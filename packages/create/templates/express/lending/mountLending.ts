import { expressHandler } from '@onlend/relay/node'
import type { Express } from 'express'
import { openRelay } from './openRelay.js'

/** Mounts the relay at /lending. Call it before `express.json()` and every other body parser: the relay reads bodies itself. */
export async function mountLending(app: Express): Promise<void> {
  app.use('/lending', expressHandler(await openRelay()))
}
