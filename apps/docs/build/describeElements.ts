import { type PropDescription, readElements } from '../../../packages/elements/build/readElements.ts'
import { toAttributeName } from '../../../packages/elements/src/element/toAttributeName.ts'
import { escapeText } from './escapeText.ts'
import { markdownTable } from '../../../packages/widgets/build/reference/markdownTable.ts'

/** Every element with its attributes, properties and events, as Markdown. */
export function describeElements(): string {
  const { lending, widgets } = readElements()
  const elements = [lending, ...widgets].map(({ tag, text, props }) => {
    const values = props.filter(({ kind }) => typeof kind === 'string')
    const handlers = props.filter(({ kind }) => typeof kind === 'object')
    return [
      `## \`<${tag}>\``,
      escapeText(text),
      markdownTable(['attribute', 'property', 'takes', 'meaning'], values.map(valueRow)),
      handlers.length > 0
        ? markdownTable(['event', 'property', 'offer', 'meaning'], handlers.map(handlerRow))
        : '',
    ].join('\n\n')
  })
  return elements.join('\n')
}

function valueRow({ name, kind, type, text }: PropDescription): string[] {
  const [, plain = '', mark] = /^(\w+)([!?])?$/.exec(String(kind)) ?? []
  const attribute = plain === 'property' || plain === 'draw' ? '' : `\`${toAttributeName(name)}\``
  const needed = mark === '!' ? 'Needed. ' : ''
  return [
    attribute,
    `\`${name}\``,
    plain === 'string' ? `\`${type}\`` : (takes[plain] ?? plain),
    needed + escapeText(text),
  ]
}

const takes: Readonly<Record<string, string>> = {
  json: 'JSON, or the value',
  property: 'a value of JavaScript',
  text: 'words, or a node',
  draw: 'a function that returns words or a node',
}

function handlerRow({ name, kind, text }: PropDescription): string[] {
  const isOffer = typeof kind === 'object' && 'offer' in kind
  return [
    `\`onlend-${toAttributeName(name.slice('on'.length))}\``,
    `\`${name}\``,
    isOffer ? 'yes' : '',
    escapeText(text),
  ]
}
