import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss'

type CompileStylesParameters = {
  /** The text of a source sheet by its path below `src`, such as `ui/button.css`; `styles.css` imports the others. */
  read: (name: string) => string
  /** Whether a rule stays that addresses these classes, such as `['ol-Button']`. @default every rule stays */
  keeps?: (classes: readonly string[]) => boolean
}

/** The kit's style sheet in its two forms: `layered` as it was written, `plain` for pages without cascade layers. */
export type CompiledStyles = { layered: string; plain: string }

// A theme's `input[type=text]:focus` weighs (0,2,1): three classes stand above it.
const strength = 3

/** Makes both forms of the style sheet from its sources. Runs in Node and in a browser. */
export function compileStyles({ read, keeps = () => true }: CompileStylesParameters): CompiledStyles {
  const order: string[] = []
  const root = inlineImports('styles.css', read, order)
  root.walkRules((rule) => keepSelectors(rule, keeps))
  dropUnused(root)
  const layers = gatherLayers(root, order)
  const plain = postcss.root({ nodes: layers.flatMap((layer) => layer.clone().nodes ?? []) })
  repeatClasses(plain)
  const layered = postcss.root({ nodes: layers })
  return { layered: shrink(layered, [`@layer ${order.join(',')};`]), plain: shrink(plain, []) }
}

function inlineImports(entry: string, read: (name: string) => string, order: string[]): Root {
  const root = postcss.parse(read(entry), { from: entry })
  root.walkAtRules('import', (rule) => {
    const name = /^['"]\.\/((?:[\w-]+\/)*[\w-]+\.css)['"]$/.exec(rule.params)?.[1]
    if (!name)
      throw rule.error('Only plain imports of a sheet in a folder below this one are understood here.')
    rule.replaceWith(postcss.parse(read(name), { from: name }).nodes)
  })
  root.walkAtRules('layer', (rule) => {
    if (rule.nodes) return
    const names = rule.params.split(',').map((name) => name.trim())
    order.push(...names.filter((name) => !order.includes(name)))
    rule.remove()
  })
  return root
}

/** A selector of a list that addresses what is not there is left out with the rule, or by itself. */
function keepSelectors(rule: Rule, keeps: (classes: readonly string[]) => boolean): void {
  if (isStep(rule)) return
  // What stands in `:is()`, `:where()`, `:not()` or `:has()` narrows a selector down; the classes outside decide.
  const kept = rule.selectors.filter((selector) => keeps(outerClasses(selector)))
  if (kept.length === 0) rule.remove()
  else if (kept.length < rule.selectors.length) rule.selectors = kept
}

function outerClasses(selector: string): string[] {
  let text = selector
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(/:[\w-]+\([^()]*\)/g, '')
  }
  return [...text.matchAll(/\.(ol(?:-[\w-]+)?)/g)].map(([, name = '']) => name)
}

/** Empty groups go, and so do animations that no rule left uses. */
function dropUnused(root: Root): void {
  const said = () => {
    let text = ''
    root.walkDecls(/^animation/, (declaration) => {
      text += ` ${declaration.value}`
    })
    return text
  }
  const animations = said()
  root.walkAtRules('keyframes', (rule) => {
    if (!animations.includes(rule.params)) rule.remove()
  })
  for (let isDone = false; !isDone; ) {
    isDone = true
    root.walkAtRules((rule) => {
      if (!rule.nodes || rule.nodes.some(({ type }) => type !== 'comment')) return
      rule.remove()
      isDone = false
    })
  }
}

/** One block for each layer, in the order of the layers: the sheets' own order decides inside a layer only. */
function gatherLayers(root: Root, order: readonly string[]): AtRule[] {
  const byLayer = new Map<string, ChildNode[]>(order.map((name) => [name, []]))
  for (const node of root.nodes) {
    if (node.type === 'comment') continue
    const rule = node as AtRule // everything at the top level is a layer, or this throws just below
    const bucket = rule.name === 'layer' ? byLayer.get(rule.params) : undefined
    if (!bucket) throw node.error('Every rule must stand in one of the layers that styles.css lists.')
    bucket.push(...(rule.nodes ?? []))
  }
  return [...byLayer].flatMap(([params, nodes]) =>
    nodes.length > 0 ? [postcss.atRule({ name: 'layer', params, nodes })] : [],
  )
}

/** `.ol-Button` becomes `.ol-Button.ol-Button.ol-Button`; the order among the kit's own rules stays. */
function repeatClasses(root: Container): void {
  root.walkRules((rule) => {
    if (isStep(rule)) return
    rule.selectors = rule.selectors.map((selector) =>
      selector.replace(/\.ol(?:-[\w-]+)?(?![\w-])/g, (name) => name.repeat(strength)),
    )
  })
}

function isStep(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes'
}

function shrink(root: Root, head: string[]): string {
  const small = root.clone()
  small.walkComments((comment) => {
    comment.remove()
  })
  small.walk((node) => {
    node.raws.before = ''
    if (node.type === 'decl') node.raws.between = ':'
    if (node.type === 'rule') node.raws.between = ''
    if (node.type === 'rule' || node.type === 'atrule') {
      node.raws.after = ''
      node.raws.semicolon = false
    }
    if (node.type === 'rule') node.selector = node.selectors.join(',').replace(/\s+/g, ' ')
    if (node.type === 'decl') node.value = node.value.replace(/\s+/g, ' ')
  })
  const lines = small.nodes.map(
    (node) => node.toString() + (node.type === 'atrule' && !node.nodes ? ';' : ''),
  )
  return `${[...head, ...lines].join('\n')}\n`
}
