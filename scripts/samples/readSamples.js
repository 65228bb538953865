const fence = /^( *)```(tsx?)((?: [^\n]*)?)\n([\s\S]*?)^\1```$/gm

/**
 * The TypeScript samples of a document: its fences in `ts` or `tsx`. One that is marked `fragment` is no whole statement, so nothing can compile it.
 *
 * @param {string} text The document, in Markdown or MDX.
 * @returns {{ line: number, language: 'ts' | 'tsx', isFragment: boolean, code: string }[]} In the order of the document;
 * `line` is the one of the fence, counted from 1.
 */
export function readSamples(text) {
  return [...text.matchAll(fence)].map((match) => {
    const [, , language, mark, code] = match
    const line = text.slice(0, match.index).split('\n').length
    return { line, language, isFragment: /\bfragment\b/.test(mark), code }
  })
}

const docblock = /^([ \t]*)\/\*\*[ \t]*\n([\s\S]*?)\*\/[ \t]*\n\1export /gm

/**
 * The examples in the docblocks of what a file exports: each from its `@example` to the next tag or the end of the docblock.
 *
 * @param {string} text The file.
 * @returns {{ line: number, language: 'tsx', isFragment: false, code: string }[]} `line` is the one of the tag, counted from 1.
 */
export function readExamples(text) {
  return [...text.matchAll(docblock)].flatMap((match) => {
    const first = text.slice(0, match.index).split('\n').length + 1
    const lines = match[2].split('\n').map((line) => line.replace(/^\s*\* ?/, ''))
    const tags = [...lines.keys()].filter((at) => lines[at].startsWith('@'))
    return tags
      .filter((at) => lines[at] === '@example')
      .map((at) => {
        const end = tags.find((other) => other > at) ?? lines.length
        const code = `${lines
          .slice(at + 1, end)
          .join('\n')
          .trimEnd()}\n`
        return { line: first + at, language: 'tsx', isFragment: false, code }
      })
  })
}
