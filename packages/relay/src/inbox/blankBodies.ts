import type { InboxContext } from './InboxContext.ts'
import type { BlankableQuery } from './sql/inboxStore.ts'
import { redactBody } from './redactBody.ts'

const batch = 200
const rounds = 20

/**
 * Blanks the stored bodies of webhooks without an open event, and of webhooks older than `openRetention`: their open events stay open and can be settled
 * without the body. A body that no secret opens stays as it is, since the host can give its secret again; the function logs the number of these.
 */
export async function blankBodies({ store, clock, environment, inbox, logger }: InboxContext): Promise<void> {
  if (inbox.storeRaw !== 'redacted') return
  const openBefore = clock.now() - inbox.openRetention
  let after: BlankableQuery['after']
  let unreadable = 0
  for (let round = 0; round < rounds; round += 1) {
    const deliveries = await store.listBlankable({ environment, openBefore, after }, batch)
    for (const { id, body } of deliveries) {
      if (body === null) unreadable += 1
      else await store.blankBody(id, redactBody(body))
    }
    after = deliveries.at(-1)
    if (deliveries.length < batch) break
  }
  if (unreadable > 0)
    logger.error(
      { event: 'webhook.not_blanked', count: unreadable },
      'stored webhooks do not open and are left as they are: the secret that sealed them is not among those of ledgerSecret',
    )
}
