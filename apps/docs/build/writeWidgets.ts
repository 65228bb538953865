import { type ElementDescription, readElements } from '../../../packages/elements/build/readElements.ts'
import { markdownTable } from '../../../packages/widgets/build/reference/markdownTable.ts'
import { escapeText } from './escapeText.ts'

/** The pages of the widgets, by slug: a list, and a page each with import, style sheet, props and the element. */
export function writeWidgets(): ReadonlyMap<string, { title: string; body: string }> {
  const { widgets } = readElements()
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
    body: `A widget does a whole job of a person, with its loading, errors and lost links. Render widgets inside a [\`LendingProvider\`](/hooks/) and a [\`LendingRoot\`](/brand/). [By job](/widgets/guides/) has pictures.\n\n${markdownTable(['widget', 'what it does'], rows)}`,
  })
  return pages
}

function toSlug({ tag }: ElementDescription): string {
  return `widgets/${tag.replace(/^onlend-/, '')}`
}

function writeWidget({ name, tag, module, text, props }: ElementDescription): string {
  const path = module.startsWith('@') ? module : `@onlend/widgets/${tag.replace(/^onlend-/, '')}`
  const isBulk = path.startsWith('@onlend/bulk')
  const rows = props.map(({ name: prop, type, kind, text: meaning }) => [
    `\`${prop}\`${typeof kind === 'string' && kind.endsWith('!') ? ' (required)' : ''}`,
    // The compiler writes out what React's own name says.
    `\`${kind === 'text' ? 'ReactNode' : type}\``,
    escapeText(meaning),
  ])
  return [
    escapeText(text),
    `\`\`\`tsx\nimport { ${name} } from '${path}'\nimport '${isBulk ? '@onlend/bulk' : '@onlend/widgets'}/styles.css'\n\`\`\``,
    '## Props',
    markdownTable(['prop', 'type', 'meaning'], rows),
    '## Without React',
    `\`<${tag}>\` of [\`@onlend/elements\`](/reference/elements/) takes the same as attributes and properties.`,
  ].join('\n\n')
}
