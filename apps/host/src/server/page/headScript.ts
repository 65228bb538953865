import { toScriptText } from '@onlend/hooks/server'

/**
 * The work of the page before its script is here: it reads the first data from the relay, and holds back a form that a person
 * submits, since the browser alone would put the typed values into the address. Written for the oldest browser that runs modules.
 */
const text = `(() => {
  const held = { form: null, stop: () => removeEventListener('submit', hold, true) }
  const hold = (event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    held.form = event.target
  }
  addEventListener('submit', hold, true)
  globalThis.heldSubmit = held
  globalThis.earlyAnswers = new Map(READS.map((url) => {
    const answer = fetch(url, { headers: HEADERS, credentials: 'same-origin', redirect: 'error', cache: 'no-store' })
    answer.catch(() => {})
    return [url, answer]
  }))
})()`.replaceAll(/\n\s*/g, '\n')

/** The script of the head, for the paths of the relay that the page will read. */
export function headScript(reads: readonly string[], nonce: string): string {
  const filled = text
    .replace('READS', () => toScriptText(reads))
    .replace('HEADERS', () => toScriptText({ Accept: 'application/json', 'X-Relay': '1' }))
  return `<script nonce="${nonce}">${filled}</script>`
}
