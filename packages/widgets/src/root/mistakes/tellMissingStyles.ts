import { tellMistake } from '@onlend/core/internal'

/** Tells of a root that the kit's stylesheet does not reach. Where nothing is laid out, as in a unit test, nothing can be said. */
export function tellMissingStyles(root: HTMLElement): void {
  if (root.offsetHeight === 0 || getComputedStyle(root).getPropertyValue('--ol-font') !== '') return
  const isInside = root.getRootNode() instanceof ShadowRoot
  tellMistake(
    isInside
      ? "the kit's stylesheet is missing in this shadow root, which that of the page does not reach. Put @onlend/widgets/styles.css into it."
      : "the kit's stylesheet is missing. Import '@onlend/widgets/styles.css' once, or styles.layer.css where your app has cascade layers.",
  )
}
