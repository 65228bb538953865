import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** Turns the content from a page without React into a React node: text stays text, and a DOM node moves into its place. */
export function toReactNode(content: unknown): ReactNode {
  return content instanceof Node ? <HostNode node={content} /> : (content as ReactNode) // words, by its type
}

function HostNode({ node }: { node: Node }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(node), [node])
  return <div ref={place} style={{ display: 'contents' }} />
}
