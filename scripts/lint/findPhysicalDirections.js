const physical = [
  /\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /^\s*(?:left|right)\s*:/,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\b/,
  /\b(?:text-align|float|clear|caption-side)\s*:\s*(?:left|right)\b/,
]

/**
 * The lines of a style sheet that say left or right where the writing direction should decide: `margin-inline-start`,
 * never `margin-left`. A line that must be physical says why in a comment that begins with `physical:`.
 */
export function findPhysicalDirections(css) {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.startsWith('/* physical:') ? 'physical:' : comment.replace(/[^\n]/g, ' '),
  )
  return withoutComments.split('\n').flatMap((line, index) => {
    if (line.includes('physical:')) return []
    const declarations = line.split(/[{;]/)
    const isFound = declarations.some((declaration) => physical.some((pattern) => pattern.test(declaration)))
    return isFound ? [{ line: index + 1, text: line.trim() }] : []
  })
}
