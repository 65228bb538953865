import type { SandboxCall } from '../../index.ts'
import { html } from 'hono/html'
import type { Html } from './Html.ts'

type FilePart = { name: string; type: string; size: number; sha256: string }

const shown = 5

/** Renders the forms with files that reached the service, newest first, so that a person can compare them with the picked files. */
export function renderForms(calls: readonly SandboxCall[]): Html {
  const forms = calls.filter(({ body }) => getParts(body).some(([, part]) => isFile(part)))
  return html`<section aria-labelledby="forms">
    <h2 id="forms">Forms with files <small>${forms.length}</small></h2>
    ${
      forms.length === 0
        ? html`<p class="empty">None yet. A credit assessment, or a customer with documents, shows here.</p>`
        : forms.slice(-shown).reverse().map(renderForm)
    }
  </section>`
}

function renderForm({ id, at, endpoint, ownerId, status, body }: SandboxCall, index: number): Html {
  const parts = getParts(body)
  const files = parts.map(([, part]) => part).filter(isFile)
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return html`<details class="card form" id="form-${id}" ${index === 0 ? 'open' : ''}>
    <summary>
      ${endpoint ?? 'unknown endpoint'}${ownerId ? ` for ${ownerId}` : ''}: ${files.length === 1 ? '1 file' : `${files.length} files`},
      ${bytes.toLocaleString('en')} bytes
      <span class="id">${new Date(at).toISOString().slice(11, 19)}, ${status ?? 'no answer'}</span>
    </summary>
    <table>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
          <th scope="col">Bytes</th>
          <th scope="col">SHA-256</th>
        </tr>
      </thead>
      <tbody>
        ${parts.map(renderPart)}
      </tbody>
    </table>
  </details>`
}

function renderPart([field, part]: [field: string, part: unknown]): Html {
  // The value of a text field can be personal, and this comparison does not need it.
  const { type, size, sha256 } = isFile(part) ? part : { type: 'text', size: String(part).length, sha256: '' }
  return html`<tr>
    <th scope="row">${field}</th>
    <td>${type}</td>
    <td class="number">${size.toLocaleString('en')}</td>
    <td><code>${sha256}</code></td>
  </tr>`
}

function getParts(body: unknown): [string, unknown][] {
  return typeof body === 'object' && body !== null ? Object.entries(body) : []
}

function isFile(part: unknown): part is FilePart {
  return typeof part === 'object' && part !== null && 'sha256' in part && 'size' in part
}
