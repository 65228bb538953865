import { afterSpace, endOfQuoted, malformed, unquoteJson } from './jsonText.ts'
import { writeLimits } from './writeLimits.ts'

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const literals = ['true', 'false', 'null']

const half = /\p{Surrogate}/u

/** One `"key": value` of an object, by its place in the text. */
export type JsonMember = {
  /** 1 for a member of the outermost object. */
  depth: number
  /** Unescaped. */
  key: string
  valueStart: number
  end: number
}

type JsonVisitor = {
  /** Called when a member's value ends, so that inner members come before outer ones. */
  onMember?: (member: JsonMember) => void
  /**
   * Refuses text that two readers could take in two ways, or that exceeds `writeLimits`: a key that stands twice in one object, `__proto__`,
   * `constructor` and `prototype`, and a text with NUL or half of a surrogate pair. @default false
   */
  strict?: boolean
}

type Frame = {
  isObject: boolean
  keys: Set<string> | null
  values: number
  key: string
  valueStart: number
}

type Expectation = 'value' | 'firstItem' | 'key' | 'firstKey' | 'end'

/** Keys that reach behind an object where a careless reader copies them. */
const prototypeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
/** The most levels without `strict`. */
const deepest = 512
/** Escapes of characters that strict reading refuses, or of one half of a whole pair. */
const suspicious = /\\u(?:0000|[dD][89a-fA-F])/

/**
 * Walks JSON text without building values, so that the text itself can be checked; holds no recursion for a bomb to exhaust.
 *
 * @throws SyntaxError when the text is not JSON, is nested too deeply, or is refused by `strict`.
 */
export function scanJson(text: string, { onMember, strict = false }: JsonVisitor): void {
  const maxDepth = strict ? writeLimits.depth : deepest
  const stack: Frame[] = []
  const names = new Set<string>()
  const isSuspicious = strict && suspicious.test(text)
  let values = 0
  let expecting: Expectation = 'value'
  let at = afterSpace(text, 0)

  const finishValue = (end: number): number => {
    const frame = stack.at(-1)
    if (frame?.isObject)
      onMember?.({ depth: stack.length, key: frame.key, valueStart: frame.valueStart, end })
    return afterSpace(text, end)
  }

  const endOfText = (): number => {
    const end = endOfQuoted(text, at)
    if (isSuspicious && !isWellFormed(unquoteJson(text.slice(at, end)))) throw malformed(at)
    return end
  }

  const countValue = (frame: Frame | undefined): void => {
    values += 1
    if (values > writeLimits.values) throw malformed(at)
    if (!frame) return
    frame.values += 1
    if (frame.values > (frame.isObject ? writeLimits.members : writeLimits.items)) throw malformed(at)
  }

  const readKey = (frame: Frame): number => {
    const end = endOfText()
    const key = unquoteJson(text.slice(at, end))
    if (frame.keys) {
      if (prototypeKeys.has(key) || frame.keys.has(key)) throw malformed(at)
      frame.keys.add(key)
      names.add(key)
      if (names.size > writeLimits.names) throw malformed(at)
    }
    frame.key = key
    const colon = afterSpace(text, end)
    if (text[colon] !== ':') throw malformed(colon)
    frame.valueStart = afterSpace(text, colon + 1)
    return frame.valueStart
  }

  for (;;) {
    const character = text[at]
    const frame = stack.at(-1)
    const closes = frame !== undefined && character === (frame.isObject ? '}' : ']')
    if (closes && (expecting === 'end' || expecting === 'firstKey' || expecting === 'firstItem')) {
      stack.pop()
      at = finishValue(at + 1)
      expecting = 'end'
    } else if (expecting === 'end') {
      if (!frame && at === text.length) return
      if (!frame || character !== ',') throw malformed(at)
      expecting = frame.isObject ? 'key' : 'value'
      at = afterSpace(text, at + 1)
    } else if (frame && (expecting === 'key' || expecting === 'firstKey')) {
      at = readKey(frame)
      expecting = 'value'
    } else if (character === '{' || character === '[') {
      if (stack.length >= maxDepth) throw malformed(at)
      if (strict) countValue(frame)
      const isObject = character === '{'
      stack.push({ isObject, keys: isObject && strict ? new Set() : null, values: 0, key: '', valueStart: 0 })
      expecting = isObject ? 'firstKey' : 'firstItem'
      at = afterSpace(text, at + 1)
    } else if (character === '"') {
      if (strict) countValue(frame)
      at = finishValue(endOfText())
      expecting = 'end'
    } else {
      if (strict) countValue(frame)
      at = finishValue(endOfLiteral(text, at))
      expecting = 'end'
    }
  }
}

/** Whether a text holds neither NUL nor half of a surrogate pair, which stores refuse and readers take in different ways. */
function isWellFormed(text: string): boolean {
  return !text.includes('\0') && !half.test(text)
}

/**
 * The end of a number, `true`, `false` or `null` in a text.
 *
 * @throws SyntaxError when none begins here.
 */
function endOfLiteral(text: string, at: number): number {
  number.lastIndex = at
  if (number.test(text)) return number.lastIndex
  const literal = literals.find((word) => text.startsWith(word, at))
  if (!literal) throw malformed(at)
  return at + literal.length
}
