const disposition =
  /^content-disposition:[ \t]*form-data((?:[ \t]*;[ \t]*[a-z-]+\*?="[^"\p{Cc}]*")+)[ \t]*$/iu
const attribute = /;[ \t]*([a-z-]+\*?)="([^"]*)"/gi
const longestFileName = 255

/** The name of a part from its header block; `null` when the block could be read in two ways. */
export function readPartName(headers: string): string | null {
  const dispositions = headers.split('\r\n').filter((line) => /^\s*content-disposition/i.test(line))
  const [, attributes] = disposition.exec(dispositions[0] ?? '') ?? []
  if (dispositions.length !== 1 || attributes === undefined) return null
  const found = new Map<string, string>()
  for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
    const name = key.toLowerCase()
    if (found.has(name) || !['name', 'filename', 'filename*'].includes(name)) return null
    found.set(name, value)
  }
  if ((found.get('filename') ?? '').length > longestFileName) return null
  return found.get('name') ?? null
}
