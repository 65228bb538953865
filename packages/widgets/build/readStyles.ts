import postcss from 'postcss'

/** A style sheet as lists: its selectors, one list for each rule, and its declarations as `property: value`. */
export type StyleFacts = { selectors: string[][]; declarations: { property: string; value: string }[] }

/** Reads what a sheet says, without the steps of its animations. */
export function readStyles(css: string): StyleFacts {
  const facts: StyleFacts = { selectors: [], declarations: [] }
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    const isStep = rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes'
    if (!isStep) facts.selectors.push(rule.selectors)
  })
  root.walkDecls(({ prop, value }) => {
    facts.declarations.push({ property: prop, value })
  })
  return facts
}
