import type { RelayContext } from '../RelayContext.ts'
import { redactBody } from './redactBody.ts'

const batch = 200
const rounds = 20

/**
 * Blanks the stored bodies of webhooks in which nothing is open any more, those whose events were matched after they had been read, and of those that have
 * waited for too long: what is open in them stays open, and is settled without the body.
 */
export async function blankBodies({ store, clock, environment, inbox }: RelayContext): Promise<void> {
  if (inbox.storeRaw !== 'redacted') return
  const due = { environment, openBefore: clock.now() - inbox.openRetention }
  for (let round = 0; round < rounds; round += 1) {
    const bodies = await store.listBlankable(due, batch)
    for (const { id, body } of bodies) await store.blankBody(id, redactBody(body))
    if (bodies.length < batch) return
  }
}
