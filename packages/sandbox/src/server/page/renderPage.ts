import type { Sandbox } from '../../index.ts'
import { html } from 'hono/html'
import { renderCalls } from './renderCalls.ts'
import { renderControls } from './renderControls.ts'
import { renderForms } from './renderForms.ts'
import { renderPartner } from './renderPartner.ts'
import { renderWebhooks } from './renderWebhooks.ts'
import type { Html } from './Html.ts'

/** The whole control page: what the service knows, and what its operator may do. */
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
