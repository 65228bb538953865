import { en } from '../../src/en.ts'
import { enBulk } from '../../../bulk/src/enBulk.ts'
import type { Message } from '../../src/words/Messages.ts'
import { markdownTable } from './markdownTable.ts'

/** Every sentence by its key, grouped by the part of the kit that says it, as Markdown. */
export function describeWords(): string {
  const groups = new Map<string, string[][]>()
  const words: Readonly<Record<string, Message>> = { ...en, ...enBulk }
  for (const [key, message] of Object.entries(words)) {
    const group = key.split('.')[0] ?? key
    groups.set(group, [...(groups.get(group) ?? []), [`\`${key}\``, written(message)]])
  }
  const tables = [...groups].sort(([one], [other]) => (one < other ? -1 : 1))
  return tables.map(([group, rows]) => `## ${group}\n\n${markdownTable(['key', 'English'], rows)}`).join('\n')
}

/** Places such as `{amount}` are code, so that no page takes them for anything else. */
function written(message: Message): string {
  const forms =
    typeof message === 'string'
      ? [message]
      : Object.entries(message).map(([form, text]) => `${form}: ${text}`)
  return forms
    .join(' / ')
    .replace(/\s+/g, ' ')
    .replace(/\{\w+\}/g, (place) => `\`${place}\``)
    .replaceAll('<', '&lt;')
}
