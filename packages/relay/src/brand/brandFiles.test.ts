import type { AuditRecord, BrandFile } from '@onlend/core/relay'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inspectBrandFile } from './inspectBrandFile.ts'
import { type TestAnswer, type TestRelay, testRelay } from '../../test/testRelay.ts'

type Opened = TestRelay & {
  add: (file: string | Uint8Array<ArrayBuffer>, as?: 'uA' | 'uP') => Promise<TestAnswer>
}

async function open(options: NonNullable<Parameters<typeof testRelay>[0]> = {}): Promise<Opened> {
  const relay = await testRelay({
    brands: { tenantOf: ({ channelPartnerId }) => (channelPartnerId === 'chp_p' ? 'harbour' : null) },
    ...options,
  })
  const add: Opened['add'] = (file, as = 'uP') =>
    relay.send('POST', '/tenant/brand/files', { as, body: new Blob([file], { type: 'image/png' }) })
  return { ...relay, add }
}

const read = ({ data }: TestAnswer) => data as BrandFile
const refused = ({ code, data }: TestAnswer) => [code, (data as { sentence: string }).sentence]
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" ${attributes}>${inner}</svg>`
const toUtf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(`\ufeff${text}`, (l) => l.charCodeAt(0)).buffer)

test('a file is what its bytes are, whatever was declared, and is sent to anybody under the digest of its bytes', async () => {
  const relay = await open()
  const files = [
    ['image/png', bytes('\x89PNG\r\n\x1a\n\0\0')],
    ['image/jpeg', bytes('\xff\xd8\xff\xe0\0')],
    ['image/webp', bytes('RIFF\0\0\0\0WEBPVP8L')],
    ['font/woff2', bytes('wOF2\0\x01\0\0')],
    ['image/svg+xml', bytes(svg('<path d="M0 0h8v8z"/>'))],
  ] as const
  for (const [type, file] of files) {
    const { path, digest, ...facts } = read(await relay.add(file))
    expect([facts, path]).toEqual([{ type, size: file.byteLength }, `/brand-files/${digest}`])
    expect(digest).toBe(createHash('sha256').update(file).digest('hex'))
    const answer = await relay.relay.fetch(new Request(`https://app.test/lending${path}`))
    expect([answer.status, new Uint8Array(await answer.arrayBuffer())]).toEqual([200, file])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    })
  }
})

test('an unknown digest, another spelling of one and a query find nothing, and no relay without brands has files', async () => {
  const relay = await open()
  const { path } = read(await relay.add(svg('')))
  const get = async (address: string) => (await relay.send('GET', address, { as: null })).code
  expect(await get(`/brand-files/${'0'.repeat(64)}`)).toBe('not_found')
  expect(await get(path.toUpperCase().replace('BRAND-FILES', 'brand-files'))).toBe('not_found')
  expect(await get(`${path}?a=1`)).toBe('malformed_request')
  const without = await testRelay({ store: relay.store })
  expect((await without.send('GET', path, { as: null })).code).toBe('not_found')
})

test('a file that is empty, too large, or of another type is refused with a sentence', async () => {
  const { add } = await open()
  expect(refused(await add(''))).toEqual(['upload_rejected', 'The file is empty.'])
  expect(refused(await add(svg(' '.repeat(262_144))))).toEqual([
    'body_too_large',
    'The file is larger than 256 KB. Save it smaller.',
  ])
  expect(refused(await add(svg('<script/>')))).toEqual([
    'upload_rejected',
    'The picture has <script>, which no logo needs. Take it out and save it again.',
  ])
  for (const file of ['GIF89a', '%PDF-1.7', 'MZ\x90', 'RIFF\0\0\0\0WAVEfmt ', 'wOFF\0', '\xc3(', 'PNG'])
    expect(refused(await add(bytes(file)))).toEqual([
      'upload_rejected',
      expect.stringContaining('neither a picture'),
    ])
})

test('a tenant has at most 24 files, the same bytes are one, and another tenant has its own', async () => {
  const relay = await open({
    brands: { tenantOf: ({ userId }) => (userId === 'uP' ? 'harbour' : 'sahel') },
  })
  const files = Array.from({ length: 25 }, (_, at) => svg(`<g id="g${at}"/>`))
  const answers = await Promise.all([...files, ...files].map((file) => relay.add(file)))
  const full = answers.filter(({ code }) => code !== null)
  expect(full.map(refused)).toEqual([
    [
      'staging_full',
      'The brand has 24 files, and each is named by a draft or an edition, or is new. Use one of them.',
    ],
    [
      'staging_full',
      'The brand has 24 files, and each is named by a draft or an edition, or is new. Use one of them.',
    ],
  ])
  const again = files.filter((_, at) => answers[at]?.code === null)
  expect((await relay.add(again[0] ?? '')).code).toBeNull()
  expect((await relay.add(files[24] ?? '', 'uA')).code).toBeNull()
})

test('a file that no draft and no edition names makes room for another after a day', async () => {
  const relay = await open()
  const files = Array.from({ length: 24 }, (_, at) => svg(`<g id="g${at}"/>`))
  const paths: string[] = []
  for (const file of files) paths.push(read(await relay.add(file)).path)
  const [drawn, published, unnamed] = paths
  const brand = (src?: string) => ({ name: 'H', locale: 'en', theme: { version: 1, logo: { light: src } } })
  const save = (revision: number | null, src?: string) =>
    relay.send('PUT', '/tenant/brand', { as: 'uP', body: { revision, brand: brand(src) } })
  await save(null, published)
  await relay.send('POST', '/tenant/brand/publication', { as: 'uP', body: { revision: 1 } })
  await save(2, drawn)
  expect((await relay.add(svg('<path/>'))).code).toBe('staging_full')
  relay.time.now += 86_400_001
  expect((await relay.add(svg('<path/>'))).code).toBeNull()
  const get = async (path = '') =>
    (await relay.relay.fetch(new Request(`https://app.test/lending${path}`))).status
  expect(await Promise.all([drawn, published, unnamed].map(get))).toEqual([200, 200, 404])
})

test('S164: a person adds no file to a brand that they may not change, or that is another tenant’s', async () => {
  const relay = await open()
  expect((await relay.add(svg(''), 'uA')).code).toBe('forbidden')
  expect(
    (await relay.send('POST', '/tenant/brand/files', { as: null, body: new Blob([svg('')]) })).code,
  ).toBe('unauthenticated')
  const narrow = await open({ authorize: ({ endpoint }) => endpoint !== 'saveBrandFile' })
  expect((await narrow.add(svg(''))).code).toBe('forbidden')
})

test('each file that is added is in the audit with its person, once', async () => {
  const relay = await open({
    authenticate: () => ({
      ...{ userId: 'u', role: 'channel-partner', customerPartners: [] },
      ...{ channelPartnerId: 'chp_p', operator: true },
    }),
  })
  const { digest } = read(await relay.add(svg('')))
  await relay.add(svg(''))
  const { data } = await relay.send('GET', '/audit')
  expect(data as AuditRecord[]).toMatchObject([
    { action: 'brandFileAdded', by: 'u', subject: 'harbour', facts: { digest, type: 'image/svg+xml' } },
  ])
})

const inspect = (file: string | Uint8Array<ArrayBuffer>) =>
  inspectBrandFile(typeof file === 'string' ? new TextEncoder().encode(file) : file)

const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
const raster = 'data:image/png;base64,iVBORw0KGgo='

test.each([
  svg('<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)"/>'),
  svg('<style>.a{fill:url("#a")}</style><style><![CDATA[ g > path { fill: #000 } ]]></style>'),
  svg(`<use xlink:href="#a"/><image href="${raster}"/><text>5 &lt; 6 &amp; 7&#233;</text>`, xlink),
  `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Made by hand > here -->\n${svg('<title>A</title>')}\n`,
  `\ufeff${svg('')}`,
  toUtf16(`<?xml version="1.0" encoding="UTF-16"?>${svg('<g/>')}`),
  '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:g/></svg:svg>',
  svg(
    '<sodipodi:namedview inkscape:x="a (2)"/><metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata>',
    `inkscape:export-filename="C:\\logos\\image (1).png" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
     xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"`,
  ),
])('a logo that only draws is taken: %#', (file) => {
  expect(inspect(file)).toEqual({ type: 'image/svg+xml' })
})

test.each([
  [svg('<script>alert(1)</script>'), '<script>'],
  [svg('<SCRIPT>alert(1)</SCRIPT>'), '<SCRIPT>'],
  [svg('<a:script xmlns:a="http://www.w3.org/2000/svg">x</a:script>'), '<a:script>'],
  [toUtf16(svg('<script>alert(1)</script>')), '<script>'],
  [svg('<g/>', 'onload="alert(1)"'), 'onload'],
  [svg("<g oNcLiCk = 'alert(1)'/>"), 'oNcLiCk'],
  [svg('<foreignObject><g/></foreignObject>'), 'foreignObject'],
  [svg('<iframe xmlns="http://www.w3.org/1999/xhtml" src="#a"/>'), 'another language'],
  [svg('<h:img src="#"/>', 'xmlns:h="http://www.w3.org/1999/xhtml"'), 'another language'],
  [svg('<g xmlns="http://www.inkscape.org/"/>'), 'two languages'],
  [svg('<x:g/>'), '<x:g>'],
  [svg('<a href="#b"><g/></a>'), '<a>'],
  [svg('<animate attributeName="href" values="javascript:alert(1)"/>'), 'a script'],
  [svg('<set attributeName="onclick" to="x"/>'), '<set>'],
  [svg('<image href="https://evil.test/a.png"/>'), 'out of itself'],
  [svg('<image href="//evil.test/a.png"/>'), 'out of itself'],
  [svg('<use xlink:href="b.svg#a"/>', xlink), 'out of itself'],
  [svg('<use xlink:href="jav&#x61;script:alert(1)"/>', xlink), 'out of itself'],
  [svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'), 'out of itself'],
  [svg('<image href="data:text/html,x"/>'), 'out of itself'],
  [svg('<rect fill="url(http://evil.test/#a)"/>'), 'out of itself'],
  [svg('<rect style="fill:u&#114;l(//evil.test)"/>'), 'out of itself'],
  [svg('<rect style="fill:\\75rl(//evil.test)"/>'), 'an escape'],
  [svg('<style>@import "https://evil.test";</style>'), '@import'],
  [svg('<style>@imp<!-- -->ort "https://evil.test";</style>'), '@import'],
  [svg('<style><![CDATA[@IMPORT url(x)]]></style>'), '@import'],
  [svg('<style>&#64;import "x";</style>'), '@import'],
  [svg('<style>@font-face{src:url(https://evil.test/a)}</style>'), 'out of itself'],
  [svg('<style>g{fill:image-set("https://evil.test/a" 1x)}</style>'), 'out of itself'],
  [svg('<style>g{-moz-binding:url(#a)}</style>'), 'a script'],
  [svg('<style><g/></style>'), 'style sheet'],
  [svg('<g xml:base="https://evil.test/"/>'), 'xml:base'],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'DOCTYPE'],
  [`<!doctype html>${svg('')}`, 'DOCTYPE'],
  [svg('<text>&b;</text>'), 'entity'],
  [svg('<text>&constructor;</text>'), 'entity'],
  [`<?xml-stylesheet href="https://evil.test/a.css"?>${svg('')}`, 'well-formed'],
  [`<?xml version="1.0" encoding="utf-7"?>${svg('+ADw-script+AD4-')}`, 'UTF-8'],
  [svg('<g a=b/>'), 'well-formed'],
  [svg('<g/'), 'well-formed'],
  [svg('<!-- <g/>'), 'well-formed'],
  [svg('<text>\0</text>'), 'characters'],
  [svg('<g>'.repeat(101)), 'too deep'],
  [svg('<use href="#a"/>'.repeat(25)), 'too deep'],
  ['<svg><g/></svg>', 'no SVG'],
  ['<html xmlns="http://www.w3.org/1999/xhtml"/>', 'another language'],
  ['<?xml version="1.0"?>', 'no SVG'],
] as const)(
  'S165: a picture that could do more than be seen is refused with a sentence: %#',
  (file, word) => {
    expect(inspect(file)).toMatchObject({ sentence: expect.stringContaining(word) })
  },
)

test('S165: the largest picture of any shape is read in a moment', () => {
  const room = 262_000
  for (const filling of [
    ' ',
    '<',
    '&',
    '<!--',
    '<g ',
    'a="" ',
    '<g a="',
    '<![CDATA[',
    '/*',
    'url(',
    '&#x41;',
  ]) {
    const begun = performance.now()
    for (const inner of [filling, `<style>${filling}`, `<g a="${filling}`, `<g ${filling}`])
      inspect(`${svg('').slice(0, -6)}${inner}${filling.repeat(Math.floor((room - 100) / filling.length))}`)
    expect(performance.now() - begun, filling).toBeLessThan(3_000)
  }
})
