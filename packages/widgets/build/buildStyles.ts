import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import postcss, { type AtRule, type ChildNode, type Container, type Root } from 'postcss'

const entry = join(import.meta.dirname, '../src/styles/styles.css')

/** The kit's style sheet in its two forms: `layered` as it was written, `plain` for pages without cascade layers. */
export function buildStyles(): { layered: string; plain: string } {
  const order: string[] = []
  const root = inlineImports(entry, order)
  const plain = unwrapLayers(root.clone(), order)
  doubleClasses(plain)
  return { layered: shrink(root, [`@layer ${order.join(',')};`]), plain: shrink(plain, []) }
}

function inlineImports(file: string, order: string[]): Root {
  const root = postcss.parse(readFileSync(file, 'utf8'), { from: file })
  root.walkAtRules('import', (rule) => {
    const path = /^['"](.+)['"]$/.exec(rule.params)?.[1]
    if (!path) throw rule.error('Only plain relative imports are understood here.')
    rule.replaceWith(inlineImports(join(dirname(file), path), order).nodes)
  })
  root.walkAtRules('layer', (rule) => {
    if (rule.nodes) return
    order.push(...rule.params.split(',').map((name) => name.trim()))
    rule.remove()
  })
  return root
}

/** Without layers the order of the rules decides: first everything of the first layer, then of the second. */
function unwrapLayers(root: Root, order: readonly string[]): Root {
  const byLayer = new Map<string, ChildNode[]>(order.map((name) => [name, []]))
  for (const node of root.nodes) {
    if (node.type === 'comment') continue
    const rule = node as AtRule // everything at the top level is a layer, or this throws just below
    const bucket = rule.name === 'layer' ? byLayer.get(rule.params) : undefined
    if (!bucket) throw node.error('Every rule must stand in one of the layers that styles.css lists.')
    bucket.push(...(rule.nodes ?? []))
  }
  return postcss.root({ nodes: [...byLayer.values()].flat() })
}

/**
 * `.ol-Button` becomes `.ol-Button.ol-Button`: strong enough against a host's `input[type=text]`, and the order among
 * the kit's own rules stays. Inside `:is()` and `:where()` once is enough.
 */
function doubleClasses(root: Container): void {
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return
    rule.selectors = rule.selectors.map((selector) =>
      selector.replace(/(\.ol(?:-[\w-]+)?)(?![\w-])/g, '$1$1'),
    )
  })
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
