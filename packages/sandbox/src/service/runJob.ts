import type { Job } from '../state/SandboxState.ts'
import type { WebhookSender } from '../webhooks/createWebhooks.ts'
import { disburse } from './disburse.ts'
import type { Service } from './Service.ts'
import { settle } from './settle.ts'

/** Does the work of a job whose time has come. */
export async function runJob(job: Job, service: Service, webhooks: WebhookSender): Promise<void> {
  if (job.kind === 'deliver') return webhooks.deliver(job.webhookId, job.attempt)
  if (job.kind === 'settle') {
    const settlement = service.state.settlements.get(job.settlementId)
    // A click on the control page may have settled it first.
    if (settlement?.status !== 'processing') return
    settle(service, settlement, settlement.plan)
    return webhooks.announce(settlement)
  }
  const partner = service.state.partners.get(job.partnerId)
  const request = partner?.drawdownRequests.find(({ id }) => id === job.requestId)
  if (!partner || request?.status !== 'requested') return
  if (request.declines) request.status = 'declined'
  else disburse(service, partner, request)
}
