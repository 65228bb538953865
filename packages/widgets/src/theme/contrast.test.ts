import { existsSync, readdirSync, readFileSync } from 'node:fs'
import postcss, { type Rule } from 'postcss'
import { expect, test } from 'vitest'
import { allStyles } from '../../test/allStyles.ts'
import { fills, findBadPairs, grounds, lines, texts } from '../../test/findBadPairs.ts'
import { createTheme } from './createTheme.ts'
import { deriveColors } from './deriveColors.ts'

const root = new URL('../../../../', import.meta.url)

/** Every brand that ships with the kit: the showroom's, and those of the sample host. */
function shippedBrands(): [string, unknown][] {
  return ['packages/widgets/stories/brands/', 'apps/host/tenants/'].flatMap((path) => {
    const folder = new URL(path, root)
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name): [string, unknown] => {
        const json: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
        // A tenant's file holds its theme among other things.
        const theme = typeof json === 'object' && json !== null && 'theme' in json ? json.theme : json
        return [`${path}${name}`, theme]
      })
  })
}

/** Not there to be told apart: a hair between things that space separates, the veil behind a dialog, a bone of a skeleton. */
const decoration = ['border', 'overlay', 'skeleton']

const colorReference = /var\(--ol-color-([\w-]+)\)/g
const named = (value: string) => [...value.matchAll(colorReference)].map(([, name = '']) => name)
/** A mix with another colour or with nothing is drawn, not written: only the edges of notices and tracks are. */
const withoutMixes = (value: string) => value.replace(/color-mix\((?:[^()]|\([^()]*\))*\)/g, '')

const textProperties = /^(?:color|fill|caret-color|--ol-tone)$/
const groundProperties = /^(?:background|background-color|--ol-tone-subtle)$/
const lineProperties = /^(?:border|outline|stroke|box-shadow|text-decoration|--ol-step)/

function misuses(rule: Rule): string[] {
  const background = rule.nodes.flatMap((node) =>
    node.type === 'decl' && /^background/.test(node.prop) ? named(node.value) : [],
  )
  return rule.nodes.flatMap((node) => {
    if (node.type !== 'decl') return []
    const names = named(withoutMixes(node.value))
    const allowed = (name: string) => {
      if (decoration.includes(name)) return true
      if (textProperties.test(node.prop)) {
        const isOnItsFill = background.some((fill) => name === `on-${fill}`)
        return isOnItsFill || texts.includes(name)
      }
      // The rail of a slider is a line, drawn as a ground because browsers offer nothing else.
      if (/::-[\w-]+-track$/.test(rule.selector)) return lines.includes(name)
      // A fill as a ground brings the colour of its text along, or keeps the one that the fill at rest has.
      if (groundProperties.test(node.prop))
        return grounds.includes(name) || fills.includes(name) || texts.includes(name)
      if (lineProperties.test(node.prop))
        return [...lines, ...fills, ...grounds].includes(name) || name.startsWith('on-')
      return true
    }
    return names.filter((name) => !allowed(name)).map((name) => `${rule.selector} { ${node.prop}: ${name} }`)
  })
}

test('the sheet writes only with colours for text, or with the colour that belongs to the fill behind it', () => {
  const found: string[] = []
  postcss.parse(allStyles().layered).walkRules((rule) => {
    found.push(...misuses(rule))
  })
  expect(found).toEqual([])
})

test('every colour that the sheet names is one that a theme works out', () => {
  const known = new Set([...Object.keys(deriveColors({}, 'light').colors), 'overlay', 'skeleton'])
  const unknown = named(allStyles().layered).filter((name) => !known.has(name))
  expect(unknown).toEqual([])
})

test.each([['the kit’s own look', {}], ...shippedBrands()])(
  'with %s every text can be read on every ground, and every line and meter seen, in both schemes',
  (_name, json) => expect(findBadPairs(createTheme(json))).toEqual([]),
)
