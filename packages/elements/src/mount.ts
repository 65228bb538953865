import { toAttributeName } from './element/toAttributeName.ts'
import type { MountProps, Properties } from './OnlendElements.ts'
import type { Widgets } from './table/elementTable.ts'

/**
 * Puts a widget into a node of the page by a call: the widget's element, with the props as its properties. Like each element, the widget appears
 * where an `<onlend-lending>` stands around the node, and shares its client and its look.
 *
 * @example
 * const card = mount('CreditLimitCard', document.body, { onRequestDrawdown: () => location.assign('/drawdown') })
 * card.update({ variant: 'compact' }) // the other props stay
 * card.unmount()
 */
export function mount<Name extends keyof Widgets>(
  name: Name,
  node: ParentNode,
  props: MountProps<Widgets[Name]>,
): {
  /** Sets these props; the other props stay, and `undefined` takes a prop away. */
  update: (props: Partial<Properties<Widgets[Name]>>) => void
  /** Takes the widget off the page. */
  unmount: () => void
} {
  const element = Object.assign(document.createElement(`onlend-${toAttributeName(name)}`), props)
  node.append(element)
  return { update: (changed) => void Object.assign(element, changed), unmount: () => element.remove() }
}
