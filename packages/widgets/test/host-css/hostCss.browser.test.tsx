import { cleanup, render, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostStyleName, hostStyles } from './hostStyles.ts'
import { KeyParts } from './KeyParts.tsx'
import { kitStyles } from './kitStyles.ts'
import { type Look, readLooks } from './readLooks.ts'
import { TestGround } from '../TestGround.tsx'

const { plain, layered } = kitStyles()
let markup = ''

beforeAll(async () => {
  render(
    <TestGround root={{ scheme: 'light' }}>
      <KeyParts />
    </TestGround>,
  )
  await screen.findByRole('dialog', { hidden: true })
  for (const input of document.querySelectorAll('input')) {
    if (input.checked) input.setAttribute('checked', '')
    input.setAttribute('value', input.value)
  }
  for (const option of document.querySelectorAll('option'))
    if (option.selected) option.setAttribute('selected', '')
  markup = [...document.querySelectorAll('.ol')].map((root) => root.outerHTML).join('')
  cleanup()
})

/** Pointing at everything at once, or focusing it, as an attribute: rules on the state then apply with the same weight. */
const states = {
  'at rest': null,
  'under the pointer': /:hover\b/g,
  focused: /:focus(?:-visible|-within)?\b/g,
} as const

type State = keyof typeof states

const frames: HTMLIFrameElement[] = []
afterAll(() => {
  for (const frame of frames) frame.remove()
})

async function looks(sheets: readonly string[], state: State): Promise<Look[]> {
  const pattern = states[state]
  const css = pattern ? sheets.map((sheet) => sheet.replace(pattern, '[data-in-state]')) : sheets
  const frame = document.createElement('iframe')
  frame.style.cssText = 'inline-size: 800px; block-size: 600px; border: 0'
  // How much room the widgets get is for the host to say; here it always says the same.
  frame.srcdoc = `<!doctype html><html><head>${css.map((sheet) => `<style>${sheet}</style>`).join('')}</head>
<body style="margin: 0"><main class="entry-content container prose" style="display: block; box-sizing: border-box; inline-size: 700px; max-inline-size: none;
margin: 0; padding: 0">${markup}</main></body></html>`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  frames.push(frame)
  await loaded
  const page = frame.contentDocument
  if (!page) throw new Error('The frame shows no page.')
  if (pattern) for (const element of page.querySelectorAll('.ol *')) element.setAttribute('data-in-state', '')
  const found = readLooks(page)
  frame.remove()
  return found
}

/** What a host changed, in words: `input.ol-Input color: rgb(0, 0, 0) became rgb(255, 0, 0)`. */
function differences(clean: readonly Look[], dressed: readonly Look[]): string[] {
  return clean.flatMap(({ name, says }, index) => {
    const other = dressed[index]?.says ?? new Map<string, string>()
    const properties = [...new Set([...says.keys(), ...other.keys()])]
    return properties
      .filter((property) => says.get(property) !== other.get(property))
      .map((property) => `${name}${property}: ${says.get(property)} became ${other.get(property)}`)
  })
}

const names = Object.keys(hostStyles) as HostStyleName[] // the keys of the record are its names

test.each(
  names.flatMap((name) =>
    (Object.keys(states) as State[]).map((state) => [hostStyles[name].title, state, name] as const),
  ),
)(
  '%s changes nothing that a person can see of parts %s, loaded before the kit or after it',
  async (_title, state, name) => {
    const host = await hostStyles[name].load()
    const clean = await looks([plain], state)
    expect(clean.length).toBeGreaterThan(150)
    expect(differences(clean, await looks([host, plain], state))).toEqual([])
    expect(differences(clean, await looks([plain, host], state))).toEqual([])
    if (hostStyles[name].build === 'styles.layer.css')
      expect(differences(clean, await looks([host, layered], state))).toEqual([])
  },
  60_000,
)

test('both builds draw the same in a page without styles of its own', async () => {
  expect(differences(await looks([plain], 'at rest'), await looks([layered], 'at rest'))).toEqual([])
})

test('the comparison sees what a host’s stylesheet does to bare elements', async () => {
  const host = await hostStyles.wordPressLike.load()
  const found = differences(await looks([], 'at rest'), await looks([host], 'at rest'))
  expect(found.length).toBeGreaterThan(1_000)
})

test('with the layered build a host’s own class wins over the kit’s', async () => {
  const [root] = await looks(
    ['.ol-Button { border-radius: 3px } .ol { color: rgb(1, 2, 3) }', layered],
    'at rest',
  )
  expect(root?.says.get(' color')).toBe('rgb(1, 2, 3)')
})
