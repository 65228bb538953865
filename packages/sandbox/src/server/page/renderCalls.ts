import type { SandboxCall } from '../../index.ts'
import { html } from 'hono/html'
import type { Html } from './Html.ts'

const shown = 25

/** The calls that reached the service, newest first. */
export function renderCalls(calls: readonly SandboxCall[]): Html {
  return html`<section aria-labelledby="calls">
    <h2 id="calls">Calls <small>${calls.length}</small></h2>
    ${
      calls.length === 0
        ? html`<p class="empty">None yet.</p>`
        : html`<ul class="list card">${calls.slice(-shown).reverse().map(renderCall)}</ul>`
    }
  </section>`
}

function renderCall({ method, path, endpoint, ownerId, status, executed, at }: SandboxCall): Html {
  const kind = status !== null && status < 300 ? 'succeeded' : status === null ? 'waiting' : 'failed'
  return html`<li>
    <p>
      <span class="state" data-state="${kind}">${status ?? 'no answer'}</span>
      ${endpoint ?? 'unknown endpoint'}${ownerId ? ` for ${ownerId}` : ''}, ${executed ? 'executed' : 'not executed'}
    </p>
    <p class="id">${new Date(at).toISOString().slice(11, 19)} ${method} ${path}</p>
  </li>`
}
