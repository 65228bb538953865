import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deriveColors } from '../../src/theme/deriveColors.ts'
import { tokenName } from '../../src/theme/tokenName.ts'
import { markdownTable } from './markdownTable.ts'
import { tokenNotes } from './tokenNotes.ts'

const folder = join(import.meta.dirname, '../../src')

/** Every token in its three tiers with its default in both schemes, as Markdown. Throws on one without a description. */
export function describeTokens(): string {
  const css = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/\s+/g, ' '))
    .join('\n')
  return [
    '## Tier A: the brand, as JSON',
    '',
    themeTable(css, tokenNotes.brand),
    '## Tier B: worked out from tier A, and yours to set',
    '',
    themeTable(css, tokenNotes.derived),
    '## Tier C: one component, in your own CSS',
    '',
    componentTable(css),
  ].join('\n')
}

function themeTable(css: string, notes: Readonly<Record<string, string>>): string {
  const light = deriveColors({}, 'light').colors
  const dark = deriveColors({}, 'dark').colors
  const rows = Object.entries(notes).map(([token, note]) => {
    const name = tokenName(token)
    const color = name.replace(/^color-/, '')
    const [day, night] = token.startsWith('color')
      ? [
          light[color] ?? readFallback(css, `light-${color}`),
          dark[color] ?? readFallback(css, `dark-${color}`),
        ]
      : [readMeasure(css, name), '']
    return [`\`${token}\``, note, code(day), code(night)]
  })
  return markdownTable(['token', 'what it does', 'default', 'in the dark'], rows)
}

function componentTable(css: string): string {
  const declared = new Set([...css.matchAll(/(--ol-[\w-]+)\s*:/g)].map(([, name = '']) => name))
  const brand = new Set(Object.keys(tokenNotes.brand).map((token) => `--ol-${tokenName(token)}`))
  const found = new Map(
    [...readFallbacks(css)].filter(
      ([name]) => !declared.has(name) && !brand.has(name) && !/^--ol-(?:light|dark)-/.test(name),
    ),
  )
  const described = Object.keys(tokenNotes.component)
  const unknown = [...found.keys()].filter((name) => !described.includes(name))
  const lost = described.filter((name) => !found.has(name))
  if (unknown.length > 0 || lost.length > 0)
    throw new Error(
      `tokenNotes.ts must describe ${unknown.join(', ') || 'nothing new'} and forget ${lost.join(', ') || 'nothing'}.`,
    )
  const rows = described.map((name) => [
    `\`${name}\``,
    tokenNotes.component[name] ?? '',
    code(found.get(name) ?? ''),
  ])
  return markdownTable(['custom property', 'what it does', 'default'], rows)
}

/** What a measure is where no theme sets it: the value of its own custom property, or what the sheet falls back to. */
function readMeasure(css: string, name: string): string {
  const own = new RegExp(`--ol-${name}: ([^;]+);`).exec(css)?.[1]
  return own ?? readFallback(css, name)
}

function readFallback(css: string, name: string): string {
  return readFallbacks(css).get(`--ol-${name}`) ?? (name === 'motion' ? 'full' : '')
}

function code(value: string): string {
  if (value === '') return ''
  // A list of fonts says enough with its first and its last.
  const [first, ...rest] = value.includes('(') ? [value] : value.split(', ')
  return `\`${rest.length > 2 ? `${first}, … ${rest.at(-1)}` : value}\``
}

/** The fallback of each custom property that is not set, by name, from the first `var(--name, fallback)` of a sheet. */
function readFallbacks(css: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { index, 0: opening, 1: name = '' } of css.matchAll(/var\(\s*(--ol-[\w-]+)\s*,/g)) {
    if (found.has(name)) continue
    const start = index + opening.length
    let end = start
    for (let depth = 1; depth > 0 && end < css.length; end += 1) {
      if (css[end] === '(') depth += 1
      if (css[end] === ')') depth -= 1
    }
    found.set(
      name,
      css
        .slice(start, end - 1)
        .replace(/\s+/g, ' ')
        .trim(),
    )
  }
  return found
}
