import { foldKey } from '../json/foldKey.ts'
import { scanJson } from '../json/scanJson.ts'

/** The service returns a partner's own credential in several answers; nobody outside the relay may see it. */
const secretKey = 'appkey'
const suspicious = /a[-_]*p[-_]*p[-_]*k[-_]*e[-_]*y|\\[u/]/i
const mark = '[removed]'

/**
 * Takes every `app_key` out of JSON text, however it is spelt and however deep, and every occurrence of the given secrets.
 * What holds none of them passes unchanged, digit for digit. JSON inside a string is looked into once.
 *
 * @throws SyntaxError when the text is not JSON.
 */
export function scrubJson(text: string, secrets: readonly string[]): string {
  return scrub(text, secrets, true)
}

type Cut = { start: number; end: number; replacement: string }

function scrub(text: string, secrets: readonly string[], lookInside: boolean): string {
  const hasSecret = secrets.some((secret) => text.includes(secret))
  if (!hasSecret && !suspicious.test(text)) {
    scanJson(text, {})
    return text
  }
  const cuts: Cut[] = []
  // Whether the open object of each depth has kept a member yet: the first one kept must lose its comma.
  const kept: boolean[] = []
  scanJson(text, {
    onString(start, end) {
      const replacement = scrubString(text.slice(start, end), secrets, lookInside)
      if (replacement !== null) cuts.push({ start, end, replacement })
    },
    onMember({ depth, key, comma, start, end }) {
      kept.length = depth + 1
      if (comma === -1) kept[depth] = false
      if (foldKey(key) === secretKey) {
        cuts.push({ start: comma === -1 ? start : comma, end, replacement: '' })
        return
      }
      if (!kept[depth] && comma !== -1) cuts.push({ start: comma, end: comma + 1, replacement: '' })
      kept[depth] = true
    },
  })
  return applyCuts(text, cuts)
}

function scrubString(quoted: string, secrets: readonly string[], lookInside: boolean): string | null {
  // The cast follows the scan: the text between the quotes is a JSON string.
  const value = quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1)
  let clean = value
  for (const secret of secrets) clean = clean.replaceAll(secret, mark)
  if (lookInside && /^\s*[[{]/.test(clean) && suspicious.test(clean)) clean = scrubInner(clean, secrets)
  return clean === value ? null : JSON.stringify(clean)
}

function scrubInner(text: string, secrets: readonly string[]): string {
  try {
    return scrub(text, secrets, false)
  } catch (error) {
    // A sentence that happens to start with a bracket: there are no members in it to remove.
    if (error instanceof SyntaxError) return text
    throw error
  }
}

function applyCuts(text: string, cuts: readonly Cut[]): string {
  const ordered = cuts.toSorted((left, right) => left.start - right.start || right.end - left.end)
  let result = ''
  let at = 0
  for (const { start, end, replacement } of ordered) {
    // Inside a cut that is already made.
    if (start < at) continue
    result += text.slice(at, start) + replacement
    at = end
  }
  return result + text.slice(at)
}
