import { markdownTable } from '../../../packages/widgets/build/reference/markdownTable.ts'
import { escapeText } from './escapeText.ts'
import type { Property } from './openTypes.ts'

/** The properties as a table of Markdown: name, type, and the meaning with the default. A result marks nothing as required. */
export function propertyTable(
  properties: readonly Property[],
  of: 'parameters' | 'result' = 'parameters',
): string {
  const rows = properties.map(({ name, type, isRequired, text, fallback }) => [
    `\`${name}\`${isRequired && of === 'parameters' ? ' (required)' : ''}`,
    `\`${type}\``,
    [escapeText(text), fallback === null ? '' : `Default: ${escapeText(fallback)}.`]
      .filter(Boolean)
      .join(' '),
  ])
  return markdownTable(['name', 'type', 'meaning'], rows)
}
