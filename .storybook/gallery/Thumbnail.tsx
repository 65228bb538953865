import { Component, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'

type Scene = ComponentType<{ entry: string }>

/** One scene after another: each waits for the picture before it, so that a reader can scroll and press while they appear. */
let queue: Promise<unknown> = Promise.resolve()

/** A widget as a small picture: the widget itself, scaled down, out of reach of keys and pointers, rendered once its place comes into view. */
export function Thumbnail({ entry }: { entry: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const [Loaded, setLoaded] = useState<Scene | null>(null)
  useEffect(() => {
    const node = place.current
    if (!node) return undefined
    let isGone = false
    const observer = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return
      observer.disconnect()
      queue = queue.then(async () => {
        await whenIdle()
        if (isGone) return
        const { ThumbnailScene } = await import('./ThumbnailScene.tsx')
        if (!isGone) setLoaded(() => ThumbnailScene)
      })
    })
    observer.observe(node)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [])
  return (
    <div className="gallery-thumbnail" ref={place} aria-hidden="true" inert>
      {Loaded && (
        <Quiet>
          <Loaded entry={entry} />
        </Quiet>
      )}
    </div>
  )
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 })
    else setTimeout(resolve, 50)
  })
}

/** A scene that fails leaves its place empty: the tile beside it says everything else. */
class Quiet extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }
  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
