import type { WebhookRecord } from '../../index.ts'
import { html } from 'hono/html'
import type { Html } from './Html.ts'

const shown = 25

/** The events, newest first, each of which can be sent again. */
export function renderWebhooks(webhooks: readonly WebhookRecord[]): Html {
  return html`<section aria-labelledby="events">
    <h2 id="events">Events</h2>
    ${
      webhooks.length === 0
        ? html`<p class="empty">None yet. An event is sent when a withdrawal, a transaction or a repayment ends.</p>`
        : html`<ul class="list card">${webhooks.slice(0, shown).map(renderWebhook)}</ul>`
    }
  </section>`
}

function renderWebhook({ id, event, status, mode, forged, attempts, settlementId }: WebhookRecord): Html {
  const last = attempts.at(-1)
  return html`<li>
    <p>
      <span class="state" data-state="${status}">${status}</span>
      ${event}${forged ? ' (forged)' : ''}${mode === 'normal' ? '' : `, ${mode}`}
    </p>
    <p class="id">${id} about ${settlementId}, ${attempts.length} ${attempts.length === 1 ? 'delivery' : 'deliveries'}${last?.error ? `: ${last.error}` : ''}</p>
    <form method="post" action="/control/resend">
      <input type="hidden" name="id" value="${id}" />
      <button class="quiet" aria-label="Send ${id} again">${status === 'withheld' ? 'Send' : 'Send again'}</button>
    </form>
  </li>`
}
