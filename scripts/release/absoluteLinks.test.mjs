import { expect, test } from 'vitest'
import { absoluteLinks } from './absoluteLinks.mjs'

const files = new Set([
  'packages/relay/docs',
  'packages/relay/docs/ledger.md',
  'SUPPORT.md',
  'packages/relay/a.png',
])
const rewrite = (text) =>
  absoluteLinks({
    ...{ text, path: 'packages/relay/README.md', base: 'https://example.com/kit', tag: 'v1.2.0' },
    isFile: (path) => files.has(path),
  })

test('a relative link leads to the file at the tag of the version', () => {
  expect(rewrite('See [the ledger](docs/ledger.md#states) and [`SUPPORT`](../../SUPPORT.md).')).toEqual({
    text: 'See [the ledger](https://example.com/kit/blob/v1.2.0/packages/relay/docs/ledger.md#states) and [`SUPPORT`](https://example.com/kit/blob/v1.2.0/SUPPORT.md).',
    lost: [],
  })
})

test('an image is loaded as it is, in Markdown and in HTML', () => {
  const address = 'https://example.com/kit/raw/v1.2.0/packages/relay/a.png'
  expect(rewrite('![a](a.png)').text).toBe(`![a](${address})`)
  expect(rewrite('<img src="a.png">').text).toBe(`<img src="${address}">`)
})

test('an address, a place in the page and code stay as they are', () => {
  const text =
    'See [a](https://a.example/b), [below](#use).\n\n```md\n[b](docs/no.md)\n```\n\nWrite `[c](no.md)`.\n'
  expect(rewrite(text)).toEqual({ text, lost: [] })
})

test('a link to a file that does not exist, or out of the repository, is named', () => {
  expect(rewrite('[a](docs/gone.md) [b](../../../b.md)').lost).toEqual(['docs/gone.md', '../../../b.md'])
})
