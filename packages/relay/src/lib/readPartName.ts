/** A whole line, neither folded nor with a character in it that another reader could take for the end of one. */
const line = /^[A-Za-z0-9-]+:[\t\P{Cc}]*$/u
const disposition =
  /^content-disposition:[ \t]*form-data((?:[ \t]*;[ \t]*[a-z-]+="[^"\p{Cc}]*(?<!\\)")+)[ \t]*$/iu
const attribute = /;[ \t]*([a-z-]+)="([^"]*)"/gi
/** Some readers look for parts, and their names, inside such a part. */
const nested = /^content-type:[ \t]*multipart\//i
const longestFileName = 255

/** The name of a part from its header block; `null` when the block could be read in two ways. */
export function readPartName(headers: string): string | null {
  const lines = headers.split('\r\n')
  if (!lines.every((text) => line.test(text) && !nested.test(text))) return null
  const dispositions = lines.filter((text) => /^content-disposition:/i.test(text))
  const [, attributes] = disposition.exec(dispositions[0] ?? '') ?? []
  if (dispositions.length !== 1 || attributes === undefined) return null
  const found = new Map<string, string>()
  for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
    const name = key.toLowerCase()
    if (found.has(name) || !['name', 'filename'].includes(name)) return null
    found.set(name, value)
  }
  if ((found.get('filename') ?? '').length > longestFileName) return null
  return found.get('name') ?? null
}
