import { type ElementDescription, readElements } from '../../../packages/elements/build/readElements.ts'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { markdownTable } from '../../../packages/widgets/build/reference/markdownTable.ts'
import { escapeText } from './escapeText.ts'
import { hasPicture } from './hasPicture.ts'

const pictures = join(import.meta.dirname, '../pictures')
/** CSS pixels. */
const pictureWidth = 420

/** The pages of the widgets, by slug: a list, and a page each with picture, import, style sheet, props and the element. */
export function writeWidgets(): ReadonlyMap<string, { title: string; body: string }> {
  const { widgets } = readElements()
  cpSync(pictures, join(import.meta.dirname, '../public/pictures'), { recursive: true })
  const missing = widgets.flatMap(({ name, props }) =>
    props.filter(({ text }) => text === '').map((prop) => `${name}.${prop.name}`),
  )
  if (missing.length > 0) throw new TypeError(`These props have no description: ${missing.join(', ')}.`)
  const pages = new Map(
    widgets.map((widget) => [toSlug(widget), { title: widget.name, body: writeWidget(widget) }]),
  )
  const rows = widgets.map((widget) => [`[\`${widget.name}\`](/${toSlug(widget)}/)`, escapeText(widget.text)])
  pages.set('widgets', {
    title: 'All widgets',
    body: `A widget does a whole job of a person, with its loading, errors and lost links. Render widgets inside a [\`LendingProvider\`](/hooks/) and a [\`LendingRoot\`](/brand/). The page of each has a picture; [by job](/widgets/guides/) has a table.\n\n${markdownTable(['widget', 'what it does'], rows)}`,
  })
  return pages
}

function toSlug({ tag }: ElementDescription): string {
  return `widgets/${tag.replace(/^onlend-/, '')}`
}

/** The widget with sample data, in the colours of the page. `takePictures.ts` makes the files. */
function writePicture(name: string, entry: string): string {
  // The extended header of WebP holds width and height, each less one, as 24 bits.
  const file = readFileSync(join(pictures, `${entry}-light.webp`))
  const [width, tall] = [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1]
  const height = Math.round((tall / width) * pictureWidth)
  return [
    ['light', 'dark'],
    ['dark', 'light'],
  ]
    .map(
      ([scheme, other]) =>
        `<img class="${other}:sl-hidden picture" src="/pictures/${entry}-${scheme}.webp" width="${pictureWidth}" height="${height}" loading="lazy" alt="${name} on a phone, with sample data." />`,
    )
    .join('')
}

function writeWidget({ name, tag, module, text, props }: ElementDescription): string {
  const entry = tag.replace(/^onlend-/, '')
  const path = module.startsWith('@') ? module : `@onlend/widgets/${entry}`
  const isBulk = path.startsWith('@onlend/bulk')
  const rows = props.map(({ name: prop, type, kind, text: meaning }) => [
    `\`${prop}\`${typeof kind === 'string' && kind.endsWith('!') ? ' (required)' : ''}`,
    // The compiler writes out what React's own name says.
    `\`${kind === 'text' ? 'ReactNode' : type}\``,
    escapeText(meaning),
  ])
  return [
    escapeText(text),
    hasPicture(entry) ? writePicture(name, entry) : '',
    `\`\`\`tsx\nimport { ${name} } from '${path}'\nimport '${isBulk ? '@onlend/bulk' : '@onlend/widgets'}/styles.css'\n\`\`\``,
    '## Props',
    markdownTable(['prop', 'type', 'meaning'], rows),
    '## Without React',
    `\`<${tag}>\` of [\`@onlend/elements\`](/reference/elements/) takes the same as attributes and properties.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
