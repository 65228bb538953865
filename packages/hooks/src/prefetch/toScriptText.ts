import { writeJson } from '@onlend/core/internal'
const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * A value as JSON for a `<script>` of a page: no text in it can end the element, begin a comment or break a line of script. Read the value back with
 * `JSON.parse`, from an element of the type `application/json`.
 *
 * @example
 * const block = `<script type="application/json" id="lending">${toScriptText(prefetched)}</script>`
 */
export function toScriptText(value: unknown): string {
  return writeJson(value).replaceAll(/[<>&\u2028\u2029]/g, (sign) => escapes[sign] ?? '')
}
