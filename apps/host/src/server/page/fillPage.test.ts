import { expect, test } from 'vitest'
import { asDataBlock } from './asDataBlock.ts'
import { fillPage } from './fillPage.ts'
import { headScript } from './headScript.ts'

const page =
  '<html lang="%LANG%"><head><title>%TITLE%</title></head><div id="app"><!--app--></div><!--data-->%OTHER%'

test('nothing in a value can become markup, and what has no value stays', () => {
  const values = { TITLE: '</title><script>alert(1)</script>', LANG: '"><script>' }
  const filled = fillPage(page, { values })
  expect(filled).not.toContain('<script')
  expect(filled).toContain('%OTHER%')
})

test('markup is inserted unchanged, with any characters in it', () => {
  const filled = fillPage(page, {
    values: { TITLE: 'Name' },
    head: '<link href="$&">',
    app: '<p>%TITLE% $1 <!--data--></p>',
    data: '<b>$`</b>',
  })
  expect(filled).toContain('<link href="$&"></head>')
  expect(filled).toContain('<div id="app"><p>%TITLE% $1 <!--data--></p></div><b>$`</b>')
})

test('no text can end a block of data or of script, and both carry the nonce', () => {
  const hostile = '</script><script>alert(1)</script><!--'
  const block = asDataBlock('boot', { name: hostile }, 'n0nce')
  expect(block.match(/<\/?script|<!--/g)).toEqual(['<script', '</script'])
  const json = block.slice(block.indexOf('>') + 1, block.lastIndexOf('<'))
  expect(JSON.parse(json)).toEqual({ name: hostile })
  const script = headScript([hostile], 'n0nce')
  expect(script.match(/<\/?script|<!--/g)).toEqual(['<script', '</script'])
  for (const written of [block, script]) expect(written).toContain('nonce="n0nce"')
})
