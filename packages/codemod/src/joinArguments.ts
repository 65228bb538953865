import ts from 'typescript'
import type { Edits } from './createEdits.ts'
import type { Reader } from './createReader.ts'

/** Every hook takes one object: `useCreditLimit({ customerPartnerId }, { query })` is `useCreditLimit({ customerPartnerId, query })`. */
export function joinArguments(node: ts.Node, { edits, reader }: { edits: Edits; reader: Reader }): void {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return
  const hook = reader.readKit(node.expression)
  if (!hook?.entry.startsWith('@onlend/hooks') || !/^use[A-Z]/.test(hook.name ?? '')) return
  const [ids, config] = node.arguments
  const name = hook.name ?? ''
  const last = ids && ts.isObjectLiteralExpression(ids) ? (ids.properties.at(-1) ?? ids) : undefined
  const first = config && ts.isObjectLiteralExpression(config) ? config.properties[0] : undefined
  const isPlain = config && ts.isObjectLiteralExpression(config) && config.properties.every(isConfig)
  if (!ids || !last || !first || !isPlain || node.arguments.length > 2) {
    edits.leave(node, `${name} takes one object now: put what the second argument has beside the ids.`)
    return
  }
  const from = last === ids ? ids.getStart(edits.source) + 1 : last.end
  const to = first.getStart(edits.source)
  if (/\/[/*]/.test(edits.source.text.slice(from, to))) {
    edits.leave(node, `${name} takes one object now. Comments stand between its two: join them by hand.`)
    return
  }
  edits.replace(from, to, last === ids ? ' ' : ', ')
  edits.note(node, `${name}({ … }, { … })`, `${name}({ … })`)
}

function isConfig({ name }: ts.ObjectLiteralElementLike): boolean {
  return name !== undefined && ts.isIdentifier(name) && ['query', 'mutation'].includes(name.text)
}
