import { endOfScalar, endOfString, plainBytes } from '../../lib/jsonBytes.ts'
import { isSecretKey } from '../../lib/patterns/secretKeys.ts'
import { readText } from '../../lib/readText.ts'
import type { SecretPatterns } from '../../lib/patterns/createSecretPatterns.ts'
import { scrubString } from './scrubString.ts'

/** Deeper answers are refused, so that no client behind the relay receives them. */
const maxDepth = 512

/** The options of one pass, and the set that it fills. */
type CutSecretsOptions = {
  /** Whether JSON that stands in a string is looked into. */
  lookInside: boolean
  /** Takes the values that were cut out with their keys, where they are text. */
  removed: Set<string>
}

/**
 * Takes every `app_key` out of JSON, however it is spelt and however deep, and every occurrence of a secret.
 *
 * One pass over the bytes checks that all of it is JSON, and cuts. The pass recurses nowhere, makes no strings of the bytes that stay, and is one
 * function, since a call between its states would cost time for every byte of every answer.
 *
 * @returns `null` when the bytes are not JSON in UTF-8.
 */
export function cutSecrets(
  bytes: Uint8Array<ArrayBuffer>,
  secrets: SecretPatterns,
  { lookInside, removed }: CutSecretsOptions,
): Uint8Array<ArrayBuffer> | null {
  // The token that may come next. These constants stand here and not outside, where each use would be a look-up.
  const aValue = 0
  const firstItem = 1
  const aKey = 2
  const firstKey = 3
  const afterValue = 4
  const nowhere = -1
  const plain = plainBytes
  if (readText(bytes) === null) return null
  const length = bytes.byteLength
  const mayHoldSecret = secrets.mayBeIn(bytes, 0, length)
  const cuts = new ByteCuts()
  // The open object or array. Those around it wait in `outer`, three numbers each; their commas are behind them.
  const outer: number[] = []
  let depth = 0
  let isObject = false
  let comma: number = nowhere
  let hasKept = false
  let secretStart: number = nowhere
  /** The start of the value under the secret's key; it holds no other secret whose member is cut by itself. */
  let secretValue: number = nowhere

  let expecting: number = aValue
  let valueEnd = 0
  let at = 0

  // The casts of a look beyond the end hold: there is no such index, and `undefined` compares as no byte does.
  for (;;) {
    while (at < length && (bytes[at] as number) <= 0x20 && isSpace(bytes[at] as number)) at += 1
    if (expecting === afterValue) {
      if (secretStart !== nowhere) {
        noteValue(removed, bytes.subarray(secretValue, valueEnd))
        cuts.cut(secretStart, valueEnd)
        secretStart = nowhere
      }
      if (depth === 0) return at === length ? cuts.applyTo(bytes) : null
    }
    if (at >= length) return null
    const byte = bytes[at] as number
    if (expecting === afterValue && byte === 0x2c) {
      comma = at
      expecting = isObject ? aKey : aValue
      at += 1
    } else if (byte === 0x22) {
      if (expecting === afterValue) return null
      let end = at + 1
      while (end < length && plain[bytes[end] as number] === 1) end += 1
      if (end === length) return null
      const isEscaped = bytes[end] !== 0x22
      end = isEscaped ? endOfString(bytes, end) : end + 1
      if (end === nowhere) return null
      // A secret may hide behind escapes, or JSON be quoted with them.
      const needsLook = isEscaped || (mayHoldSecret && secrets.mayBeIn(bytes, at, end))
      if (expecting < aKey) {
        if (needsLook) scrubAt(cuts, bytes.subarray(at, end), { at, secrets, lookInside, removed })
        at = valueEnd = end
        expecting = afterValue
        continue
      }
      // The credential's name begins with an a, in either case, a joint or what only Unicode folds: most keys need no call to be told from it.
      const first = (bytes[at + 1] as number) | 0x20
      const mayBeSecret = isEscaped || first === 0x61 || first === 0x2d || first >= 0x7f
      if (mayBeSecret && isSecretKey(bytes, at, end)) secretStart = comma === nowhere ? at : comma
      else {
        // The first member that stays must not begin with the comma of those that went.
        if (!hasKept && comma !== nowhere) cuts.cut(comma, comma + 1)
        hasKept = true
        if (needsLook) scrubAt(cuts, bytes.subarray(at, end), { at, secrets, lookInside, removed })
      }
      at = end
      while (at < length && isSpace(bytes[at] as number)) at += 1
      if (at === length || bytes[at] !== 0x3a) return null
      at += 1
      if (secretStart !== nowhere) secretValue = at
      expecting = aValue
    } else if (byte === 0x7b || byte === 0x5b) {
      if (expecting > firstItem || depth === maxDepth) return null
      outer.push(isObject ? 1 : 0, hasKept ? 1 : 0, secretStart, secretValue)
      depth += 1
      isObject = byte === 0x7b
      comma = nowhere
      hasKept = false
      secretStart = nowhere
      expecting = isObject ? firstKey : firstItem
      at += 1
    } else if (byte === 0x7d || byte === 0x5d) {
      const isFirst = expecting === firstKey || expecting === firstItem
      if (depth === 0 || isObject !== (byte === 0x7d) || !(isFirst || expecting === afterValue)) return null
      depth -= 1
      secretValue = outer.pop() as number
      secretStart = outer.pop() as number
      hasKept = outer.pop() === 1
      isObject = outer.pop() === 1
      at = valueEnd = at + 1
      expecting = afterValue
    } else {
      if (expecting > firstItem) return null
      at = valueEnd = endOfScalar(bytes, at)
      if (at === nowhere) return null
      expecting = afterValue
    }
  }
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
}

type Place = CutSecretsOptions & { at: number; secrets: SecretPatterns }

function scrubAt(cuts: ByteCuts, quoted: Uint8Array, { at, secrets, lookInside, removed }: Place): void {
  const replacement = scrubString(quoted, secrets, { lookInside, removed })
  if (replacement) cuts.cut(at, at + quoted.byteLength, replacement)
}

/** Shorter texts are no credential, and would be found in words that have nothing to do with one. */
const shortestValue = 8
const decoder = new TextDecoder()

/** Keeps a value that is cut out. */
function noteValue(removed: Set<string>, bytes: Uint8Array): void {
  const value: unknown = JSON.parse(decoder.decode(bytes))
  for (const one of Array.isArray(value) ? value.flat(Infinity) : [value]) {
    const secret = typeof one === 'number' ? String(one) : one
    if (typeof secret === 'string' && secret.length >= shortestValue) removed.add(secret)
  }
}

type Cut = { start: number; end: number; replacement: Uint8Array | null }

/** The places where bytes are taken out or replaced, kept in order. */
class ByteCuts {
  readonly #cuts: Cut[] = []

  /** Cuts a stretch, and with it every cut inside it. Stretches come in the order of their ends. */
  cut(start: number, end: number, replacement: Uint8Array | null = null): void {
    while ((this.#cuts.at(-1)?.start ?? -1) >= start) this.#cuts.pop()
    this.#cuts.push({ start, end, replacement })
  }

  /** The bytes with every cut made; the same bytes when there is none. */
  applyTo(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    if (this.#cuts.length === 0) return bytes
    let length = bytes.byteLength
    for (const { start, end, replacement } of this.#cuts)
      length += (replacement?.byteLength ?? 0) - (end - start)
    const result = new Uint8Array(length)
    let from = 0
    let to = 0
    for (const { start, end, replacement } of this.#cuts) {
      result.set(bytes.subarray(from, start), to)
      to += start - from
      if (replacement) result.set(replacement, to)
      to += replacement?.byteLength ?? 0
      from = end
    }
    result.set(bytes.subarray(from), to)
    return result
  }
}
