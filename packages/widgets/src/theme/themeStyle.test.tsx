import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTheme } from './createTheme.ts'
import { themeStyle } from './themeStyle.ts'
import { TestGround } from '../../test/TestGround.tsx'

const harbour = createTheme({
  version: 1,
  tokens: { colorPrimary: '#3b2f8f', fontFamily: '"Avenir Next", sans-serif', radiusMd: '3px' },
})

test('a theme is one rule, for the elements with its id only', () => {
  const css = themeStyle(harbour, { id: 'brand' })
  expect(css).toMatch(/^\.ol\.ol\.ol\.ol\[data-ol-id="brand"\]\{[^{}<>]+\}$/)
  expect(css).toContain('--ol-light-primary:#3b2f8f')
  expect(css).toContain('--ol-font-family:"Avenir Next", sans-serif')
  expect(css).toContain('--ol-radius-md:3px')
})

test('a theme that sets nothing needs no style', () => {
  expect(themeStyle(createTheme({ version: 1 }), { id: 'brand' })).toBe('')
})

test('an id that could leave its selector is refused', () => {
  for (const id of ['', 'a"]', 'a b', '«r1»']) expect(() => themeStyle(harbour, { id })).toThrow(TypeError)
})

test('a theme that did not come through parseTheme cannot leave its declaration either', () => {
  const hostile = {
    ...harbour,
    light: { '--ol-light-primary': 'red}body{display:none' },
    dark: { '--ol-dark-primary': '</style><script>alert(1)</script>' },
    shared: { '--ol-shadow': 'url(https://example.com/x)', '--ol-radius': '4px' },
  }
  expect(themeStyle(hostile, { id: 'brand' })).toBe('.ol.ol.ol.ol[data-ol-id="brand"]{--ol-radius:4px}')
})

test('a server writes the brand into one style with the nonce, and into no style attribute', () => {
  const html = renderToString(
    <TestGround root={{ theme: harbour, nonce: 'n0nce', serverStyle: true }}>text</TestGround>,
  )
  expect(html).not.toContain('style="')
  const [, id = ''] = /<div class="ol"[^>]* data-ol-id="(\w+)"/.exec(html) ?? []
  expect(html).toContain(`<style nonce="n0nce">${themeStyle(harbour, { id })}</style>`)
})
