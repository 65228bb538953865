/** How an element reads an attribute. A `!` marks a prop that the widget needs, a `?` one that is `null` until a person chooses something. */
export type ValueKind = 'string' | 'boolean' | 'number' | 'json' | 'property'

/** A handler that dispatches an event of the same name, with that number of arguments; a widget shows an `offer` only if the page listens. */
type EventKind = { event: number } | { offer: number }

/** The kind of a widget's prop on its element. `text` takes words or a node of the page, `draw` a function that returns either. */
export type PropKind = ValueKind | `${ValueKind}!` | `${ValueKind}?` | 'text' | 'draw' | EventKind

/** The props of an element, each with its kind. */
export type PropKinds = Readonly<Record<string, PropKind>>

/** One widget as an element. */
export type WidgetDefinition = {
  /** Fetches the component. */
  load: () => Promise<unknown>
  props: PropKinds
  /** A form: its element has the methods of `FormHandle`. */
  isForm?: true
  /** The widget needs the bulk sheet on top of the kit's. */
  isBulk?: true
}
