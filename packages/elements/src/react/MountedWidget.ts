import type { FormHandle } from '@onlend/widgets'
import type { WidgetDefinition } from '../table/WidgetDefinition.ts'

/** A widget on the page, as its element wants it drawn. */
export type MountedWidget = {
  id: number
  definition: WidgetDefinition
  props: Readonly<Record<string, unknown>>
  /** Where it is drawn. */
  container: HTMLElement
  /** What wears its styles. */
  root: Document | ShadowRoot
  keepHandle: ((handle: FormHandle | null) => void) | null
}
