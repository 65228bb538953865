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
