import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** What a page without React gives as content: words, or a node of its own, which is moved to its place. */
export function toReactNode(content: unknown): ReactNode {
  return content instanceof Node ? <HostNode node={content} /> : (content as ReactNode) // words, by its type
}

function HostNode({ node }: { node: Node }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(node), [node])
  return <div ref={place} style={{ display: 'contents' }} />
}
