import { type BrandProblem, createProblem } from '../createProblem.ts'
import { isRecord } from '../isRecord.ts'
import { extensionName } from './extensionName.ts'
import { readToken } from './readToken.ts'
import { writeToken } from './writeToken.ts'

type Values = Record<string, unknown>
/** A token of the file with its type, which a group may give. */
type Found = { path: readonly string[]; token: Values }

/**
 * Reads a brand from design tokens: a file of `toDesignTokens` that a designer has changed, or one of another tool whose tokens have the
 * names of the kit, such as `colorPrimary` or `color-primary`; those below a group `dark` are of the dark scheme. References to other
 * tokens of the file are followed.
 *
 * @param json The parsed file, unchecked.
 * @returns The brand, for `checkBrand`, and a problem for each token that it cannot hold.
 * @example
 * const { brand, problems } = fromDesignTokens({ light: { colorPrimary: { $type: 'color', $value: '#9c3b0b' } } })
 */
export function fromDesignTokens(json: unknown): { brand: Values; problems: BrandProblem[] } {
  const file = isRecord(json) ? json : {}
  const own = isRecord(file.$extensions) ? file.$extensions[extensionName] : undefined
  const isAlone = !isRecord(own) || own.isTheme !== false
  const rest = isRecord(own) && isRecord(own.rest) ? own.rest : { version: 1 }
  const theme = isAlone ? rest : isRecord(rest.theme) ? rest.theme : {}
  const tokens: Values = { ...(isRecord(theme.tokens) && theme.tokens) }
  const dark: Values = { ...(isRecord(theme.dark) && theme.dark) }
  const problems: BrandProblem[] = isRecord(json) ? [] : [createProblem('noObject', '')]
  for (const { path, token } of findTokens(file, [], undefined)) {
    const name = toName(path.at(-1) ?? '')
    const value = followReference(token, file)
    if (value === null) {
      problems.push(createProblem('tokenReference', path.join('.')))
      continue
    }
    const css = findKeptText(name, value) ?? readToken(value)
    if (css === null) problems.push(createProblem('tokenValue', path.join('.')))
    else (path.slice(0, -1).some((group) => /dark/i.test(group)) ? dark : tokens)[name] = css
  }
  const changed = {
    ...((isRecord(theme.tokens) || Object.keys(tokens).length > 0) && { tokens }),
    ...((isRecord(theme.dark) || Object.keys(dark).length > 0) && { dark }),
  }
  if (isAlone) return { brand: { ...theme, ...changed }, problems }
  const hasTheme = isRecord(rest.theme) || Object.keys(changed).length > 0
  return {
    brand: { ...rest, ...(hasTheme && { theme: { version: 1, ...theme, ...changed } }) },
    problems,
  }
}

/** The tokens below a group, each with the type that the nearest group gives where it names none. */
function findTokens(group: Values, path: readonly string[], type: unknown): Found[] {
  const inherited = group.$type ?? type
  if ('$value' in group) return [{ path, token: { ...group, $type: inherited } }]
  return Object.entries(group).flatMap(([name, member]) =>
    name.startsWith('$') || !isRecord(member) || path.length > 10
      ? []
      : findTokens(member, [...path, name], inherited),
  )
}

const reference = /^\{([^{}]+)\}$/

/** The token that another stands for; `null` where the way ends or turns back. */
function followReference(token: Values, file: Values, steps = 0): Values | null {
  const [, to] = typeof token.$value === 'string' ? (reference.exec(token.$value) ?? []) : []
  if (to === undefined) return token
  const path = to.split('.')
  const target = findTokens(file, [], undefined).find((found) => found.path.join('.') === path.join('.'))
  return target === undefined || steps > 10 ? null : followReference(target.token, file, steps + 1)
}

/** The text that the brand had, as long as nobody has changed the token since. */
function findKeptText(name: string, { $extensions, $value }: Values): string | null {
  const kept = isRecord($extensions) ? $extensions[extensionName] : undefined
  if (!isRecord(kept) || typeof kept.css !== 'string') return null
  const before = writeToken(name, kept.css)
  return before && readToken(before) === readToken({ $type: before.$type, $value }) ? kept.css : null
}

/** The kit's spelling of a name: `color-primary` and `Color Primary` are `colorPrimary`. */
function toName(name: string): string {
  const joined = name.replace(/[\s_-]+(.)/g, (_whole, letter: string) => letter.toUpperCase())
  return joined.charAt(0).toLowerCase() + joined.slice(1)
}
