import type { RelayContext } from '../RelayContext.ts'
import { redactBody } from './redactBody.ts'

const batch = 200

/** Blanks the stored bodies of webhooks in which nothing is open any more: those whose events were matched after they had been read. */
export async function blankBodies({ store, environment, inbox }: RelayContext): Promise<void> {
  if (inbox.storeRaw !== 'redacted') return
  for (const { id, body } of await store.listBlankable(environment, batch)) {
    await store.blankBody(id, redactBody(body))
  }
}
