import { withoutHidden } from '../../text/withoutHidden.ts'

/** Bytes of UTF-8 that the relay takes as a name. */
const longest = 255

/** A file's name as the relay takes it: no path, no invisible characters, not too long, its ending kept. `extension` replaces the ending. */
export function fitName(name: string, extension?: string): string {
  const plain = withoutHidden(name.replace(/^.*[\\/]/, '')).trim()
  const dot = plain.lastIndexOf('.')
  const ending = extension ? `.${extension}` : dot > 0 && plain.length - dot <= 6 ? plain.slice(dot) : ''
  let stem = dot > 0 && (extension || ending !== '') ? plain.slice(0, dot) : plain
  const countBytes = (text: string) => new TextEncoder().encode(text).byteLength
  const characters = [...stem]
  while (characters.length > 0 && countBytes(stem + ending) > longest) {
    characters.pop()
    stem = characters.join('')
  }
  return `${stem || 'file'}${ending}`
}
