import type { Sandbox } from '../../index.ts'
import { endpointNames, faultKinds, scenarioNames } from '../../index.ts'
import { html } from 'hono/html'
import { webhookModes } from '../webhookModes.ts'
import type { Html } from './Html.ts'

const steps = [
  [3_000, '3 seconds'],
  [60_000, '1 minute'],
  [3_600_000, '1 hour'],
  [86_400_000, '1 day'],
] as const

/** The controls that touch no partner: scenario, clock, faults. */
export function renderControls(sandbox: Sandbox): Html {
  const { scenario } = sandbox.control.state()
  const faults = sandbox.faults.list()
  return html`<section aria-labelledby="clock">
      <h2 id="clock">Clock</h2>
      <div class="row">
        ${steps.map(
          ([ms, name]) => html`<form method="post" action="/control/advance">
            <input type="hidden" name="ms" value="${ms}" />
            <button class="quiet" aria-label="Skip ${name}">Skip ${name}</button>
          </form>`,
        )}
      </div>
    </section>
    <details id="more" class="more">
      <summary>Scenario, faults and events${faults.length === 0 ? '' : ` (${faults.length} waiting)`}</summary>
      <div class="cards">
        <form method="post" action="/control/reset" class="panel">
          <h2>Scenario</h2>
          <label>Begin again as <select name="scenario">${options(scenarioNames, scenario)}</select></label>
          <button>Reset</button>
        </form>
        <form method="post" action="/control/faults" class="panel">
          <h2>Fault</h2>
          <label>Calls of <select name="endpoint">
            <option value="*">any endpoint</option>
            ${options(endpointNames)}
          </select></label>
          <label>go wrong by <select name="fault">${options(faultKinds)}</select></label>
          <label>this many times <input name="times" type="number" min="1" max="1000" value="1" inputmode="numeric" /></label>
          <button>Add fault</button>
        </form>
        <form method="post" action="/control/webhook-mode" class="panel">
          <h2>Events</h2>
          <label>Deliver the next <input name="times" type="number" min="1" max="1000" value="1" inputmode="numeric" /></label>
          <label>in this way <select name="mode">${options(webhookModes, 'duplicate')}</select></label>
          <button>Set</button>
        </form>
        ${
          faults.length === 0
            ? ''
            : html`<form method="post" action="/control/clear-faults" class="panel">
              <h2>Faults waiting</h2>
              <ul>${faults.map(({ endpoint, times, fault }) => html`<li>${fault.kind} on ${endpoint === '*' ? 'any endpoint' : endpoint}, ${times} left</li>`)}</ul>
              <button class="quiet">Clear faults</button>
            </form>`
        }
      </div>
    </details>`
}

function options(names: readonly string[], selected?: string): Html[] {
  return names.map((name) => html`<option ${name === selected ? 'selected' : ''}>${name}</option>`)
}
