import { isRecord } from '../isRecord.ts'
import { isTheme } from '../isTheme.ts'
import type { DesignToken } from './DesignToken.ts'
import { extensionName } from './extensionName.ts'
import { writeToken } from './writeToken.ts'

/** A file of the Design Tokens Format Module: groups of tokens, and what the format has no type for in `$extensions`. */
export type DesignTokens = {
  /** The colours of the light scheme. */
  light: Record<string, DesignToken>
  /** The colours of the dark scheme. */
  dark: Record<string, DesignToken>
  /** Fonts, sizes, spaces, corners and the shadow, which both schemes share. */
  measures: Record<string, DesignToken>
  $extensions: { [extensionName]: { isTheme: boolean; rest: Record<string, unknown> } }
}

/**
 * Writes a brand as design tokens (Design Tokens Format Module 2025.10), for a designer's tool. Everything that the format has no type
 * for, such as words and rules for fields, travels with them, so that `fromDesignTokens` gives the whole brand back.
 *
 * @param brand A tenant's file or a theme alone, parsed and checked by `checkBrand`.
 * @example
 * const tokens = toDesignTokens({ version: 1, tokens: { colorPrimary: '#9c3b0b' } })
 */
export function toDesignTokens(brand: Readonly<Record<string, unknown>>): DesignTokens {
  const isAlone = isTheme(brand)
  const theme: Readonly<Record<string, unknown>> = isAlone ? brand : isRecord(brand.theme) ? brand.theme : {}
  const tokens = splitTokens(theme.tokens)
  const dark = splitTokens(theme.dark)
  const isColor = ([name]: [string, unknown]) => name.startsWith('color')
  const rest = {
    ...theme,
    ...(isRecord(theme.tokens) && { tokens: tokens.rest }),
    ...(isRecord(theme.dark) && { dark: dark.rest }),
  }
  return {
    light: Object.fromEntries(tokens.written.filter(isColor)),
    dark: Object.fromEntries(dark.written),
    measures: Object.fromEntries(tokens.written.filter((entry) => !isColor(entry))),
    $extensions: {
      [extensionName]: {
        isTheme: isAlone,
        rest: isAlone ? rest : { ...brand, ...(isRecord(brand.theme) && { theme: rest }) },
      },
    },
  }
}

/** The values that are tokens, and those that stay with the rest. */
function splitTokens(values: unknown) {
  const written: [string, DesignToken][] = []
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(isRecord(values) ? values : {})) {
    const token = typeof value === 'string' && name !== 'motion' ? writeToken(name, value) : null
    if (token) written.push([name, token])
    else rest[name] = value
  }
  return { written, rest }
}
