/** A node of a page's markup, as far as these two read it. */
type Markup = {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  children?: Markup[]
}

/** A block of code in the hands of Expressive Code, whose own types bring the sources of Starlight along. */
type RenderedBlock = {
  codeBlock: { parentDocument?: { positionInDocument?: { groupIndex: number } } }
  renderData: { blockAst: Markup }
}

/** Tables scroll on a phone, so that a keyboard reaches each of them; a heading cell without a text is none. */
export function rehypeTables() {
  return (tree: Markup): void => {
    for (const node of walk(tree)) {
      if (node.tagName === 'table') node.properties = { ...node.properties, tabIndex: 0 }
      if (node.tagName === 'th' && node.children?.length === 0) node.tagName = 'td'
    }
  }
}

/** Code scrolls on a phone as well: each block is a region that a keyboard reaches, with a name of its own on its page. */
export function namedCode() {
  return {
    name: 'named-code',
    hooks: {
      postprocessRenderedBlock({ codeBlock, renderData }: RenderedBlock): void {
        const number = (codeBlock.parentDocument?.positionInDocument?.groupIndex ?? 0) + 1
        const named = { tabIndex: 0, role: 'region', ariaLabel: `Code ${number}` }
        for (const node of walk(renderData.blockAst))
          if (node.tagName === 'pre') node.properties = { ...node.properties, ...named }
      },
    },
  }
}

function* walk(node: Markup): Generator<Markup> {
  yield node
  for (const child of node.children ?? []) yield* walk(child)
}
