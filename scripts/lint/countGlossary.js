/**
 * Counts the lines of each file that hold a word that is out.
 *
 * @param files Pairs of a path and its text.
 * @returns For each word its number of lines, and where they are.
 */
export function countGlossary(glossary, files) {
  return glossary.map(({ word, pattern }) => {
    const places = files.flatMap(([path, text]) =>
      // Most files hold none of them, and a whole text is searched faster than its lines.
      pattern.test(text)
        ? text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : []))
        : [],
    )
    return { word, count: places.length, places }
  })
}
