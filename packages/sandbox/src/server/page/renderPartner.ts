import type { SandboxPartnerView, SettlementRecord } from '../../index.ts'
import { html } from 'hono/html'
import type { Html } from './Html.ts'

const shown = 8

/** Renders one partner: its figures, its open settlements and the operator's controls. */
export function renderPartner(partner: SandboxPartnerView): Html {
  const { limit, drawdown, currency } = partner
  const money = (amount: string): string => formatMoney(amount, currency)
  const requests = partner.drawdownRequests.filter((request) => request.status === 'requested')
  return html`<article class="card" id="${partner.id}">
    <h3>${partner.name}</h3>
    <p class="id">${partner.id} of ${partner.channelPartnerId}${partner.isDeleted ? ', deleted' : ''}</p>
    <dl>
      <div><dt>Limit</dt><dd>${limit ? money(limit.limit) : 'None'}${limit?.expired ? ' (expired)' : ''}</dd></div>
      ${limit ? html`<div><dt>Drawn</dt><dd>${money(limit.drawn)}</dd></div>` : ''}
      ${limit ? html`<div><dt>Available</dt><dd>${money(limit.available)}</dd></div>` : ''}
      <div><dt>Drawdown, to be paid back</dt><dd>${drawdown ? money(drawdown.amountOutstanding) : 'None'}</dd></div>
      <div><dt>Lockbox</dt><dd>${partner.lockboxBalance === null ? 'None' : money(partner.lockboxBalance)}</dd></div>
      <div><dt>Credit assessment</dt><dd>${partner.assessmentStatus}</dd></div>
    </dl>
    <div class="row">
      <form method="post" action="/control/approve" class="row">
        <input type="hidden" name="partnerId" value="${partner.id}" />
        <label class="inline">Limit <input name="limit" value="1000000" inputmode="decimal" size="9" /></label>
        <button class="quiet" aria-label="Approve ${partner.name}">Approve</button>
      </form>
      ${
        requests.length === 0
          ? ''
          : html`<form method="post" action="/control/disburse">
            <input type="hidden" name="partnerId" value="${partner.id}" />
            <button aria-label="Disburse to ${partner.name}">Disburse ${requests.map((request) => money(request.amount)).join(', ')}</button>
          </form>`
      }
    </div>
    ${partner.settlements.length === 0 ? '' : html`<ul class="list">${partner.settlements.slice(0, shown).map(renderSettlement)}</ul>`}
    ${partner.settlements.length > shown ? html`<p class="id">and ${partner.settlements.length - shown} earlier</p>` : ''}
  </article>`
}

function renderSettlement(settlement: SettlementRecord): Html {
  const { id, kind, status, destination, transactionReference } = settlement
  const target = destination['account_number'] ?? destination['mobile_no'] ?? transactionReference ?? ''
  return html`<li>
    <p>
      <span class="state" data-state="${status}">${status}</span>
      ${kind} of ${formatMoney(settlement.amount, settlement.currency)} ${target ? `to ${target}` : ''}
    </p>
    <p class="id">${id}</p>
    ${
      status === 'processing'
        ? html`<form method="post" action="/control/settle" class="row">
          <input type="hidden" name="id" value="${id}" />
          <button name="outcome" value="succeeded" aria-label="Settle ${id}">Settle</button>
          <button name="outcome" value="failed" class="danger" aria-label="Fail ${id}">Fail</button>
        </form>`
        : ''
    }
  </li>`
}

/** Decimal text as a person reads it: `NGN 1,250,000.5`. */
function formatMoney(amount: string, currency: string): string {
  const [whole = '0', fraction] = amount.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${currency} ${grouped}${fraction ? `.${fraction}` : ''}`
}
