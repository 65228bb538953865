/** Bytes of UTF-8 that the relay takes as a name. */
const longest = 255
/** Characters that no name needs and that could pose as others: controls, line breaks, and those that turn the direction of writing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const unsafe = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

/** A file's name as the relay takes it: no path, nothing invisible, not too long, its ending kept. With `extension`, that one instead. */
export function fitName(name: string, extension?: string): string {
  const plain = name
    .replace(/^.*[\\/]/, '')
    .replace(unsafe, '')
    .trim()
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
