import type { Sandbox, SandboxCall } from '../../index.ts'
import { html } from 'hono/html'
import { renderControls } from './renderControls.ts'
import { renderForms } from './renderForms.ts'
import { renderPartner } from './renderPartner.ts'
import { renderWebhooks } from './renderWebhooks.ts'
import type { Html } from './Html.ts'

/** Renders the whole control page: the state of the service, and the controls of its operator. */
export function renderPage(sandbox: Sandbox): Html {
  const state = sandbox.control.state()
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Lending sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/page.css" />
        <link rel="stylesheet" href="/forms.css" />
        <script src="/page.js" type="module"></script>
      </head>
      <body>
        <header class="top">
          <h1>Lending sandbox</h1>
          <p>The other side of the wire. Nothing here is real money.</p>
        </header>
        <main id="main">
          <p class="now">
            Scenario <strong>${state.scenario}</strong>, clock at
            <time datetime="${state.now}">${state.now.slice(0, 19).replace('T', ' ')} UTC</time>
          </p>
          ${renderControls(sandbox)}
          <section aria-labelledby="partners">
            <h2 id="partners">Partners</h2>
            <div class="cards">${state.partners.map(renderPartner)}</div>
          </section>
          ${renderForms(sandbox.calls)} ${renderWebhooks(state.webhooks)} ${renderCalls(sandbox.calls)}
        </main>
        <p id="said" class="said" role="status"></p>
      </body>
    </html>`
}

const shown = 25

/** The calls that reached the service, newest first. */
function renderCalls(calls: readonly SandboxCall[]): Html {
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
