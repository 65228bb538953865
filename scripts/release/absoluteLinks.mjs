import { posix } from 'node:path'

/** Where a link or an image of Markdown leads, `](path`, or one of HTML, `href="path"`. The text of a link may hold code, which is taken out before. */
const links = /(!\[[^\]]*)?(\]\()([^)\s]+)|\b(src|href)(=")([^"]+)/g

/** Code is not a page: what looks like a link in it stays as it is. */
const code = /(^ *(`{3,}|~{3,}).*?^ *\2 *$|(`+)[^`].*?\3)/gms

/**
 * Makes the relative links of a page absolute, so that they lead somewhere from a registry page too.
 *
 * @param page The text, and its path in the repository.
 * @param base Where the repository is read at this version, such as `https://github.com/onlend/onlend`, and the tag.
 * @param isFile Whether a path of the repository exists.
 * @returns The new text, and the links whose files do not exist.
 */
export function absoluteLinks({ text, path, base, tag, isFile }) {
  const lost = []
  const toAbsolute = (link, isImage) => {
    if (/^(?:[a-z][a-z+.-]*:|#|\/\/)/i.test(link)) return link
    const [file, ...fragment] = link.split('#')
    const target = posix.normalize(posix.join(posix.dirname(path), file)).replace(/\/$/, '')
    if (target.startsWith('..') || !isFile(target)) lost.push(link)
    return [`${base}/${isImage ? 'raw' : 'blob'}/${tag}/${target}`, ...fragment].join('#')
  }
  const parts = text.split(code)
  // `split` with three groups: text, the whole code, its fence, its ticks, text …
  const pages = parts.map((part, index) => {
    if (index % 4 === 1) return part
    if (index % 4 !== 0) return ''
    return part.replaceAll(links, (_all, image = '', open, link, attribute, equals, address) =>
      attribute === undefined
        ? `${image}${open}${toAbsolute(link, image !== '')}`
        : `${attribute}${equals}${toAbsolute(address, attribute === 'src')}`,
    )
  })
  return { text: pages.join(''), lost }
}
