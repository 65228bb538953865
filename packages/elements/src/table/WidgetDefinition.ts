import type { ComponentType, ReactNode } from 'react'

/** How an element reads an attribute. A `!` marks a prop that the widget needs, a `?` one that is `null` until a person chooses something. */
export type ValueKind = 'string' | 'boolean' | 'number' | 'json' | 'property'

/** A handler that dispatches an event of the same name, with that number of arguments; a widget shows an `offer` only if the page listens. */
export type EventKind<Arguments extends number = number> = { event: Arguments } | { offer: Arguments }

/** The kind of a widget's prop on its element. `text` takes words or a node of the page, `draw` a function that returns either. */
export type PropKind = ValueKind | `${ValueKind}!` | `${ValueKind}?` | 'text' | 'draw' | EventKind

/** The props that an element leaves out: a page sets `id` and `slot` on the element itself, and the others belong to React. */
type NotOnElements = 'id' | 'slot' | 'ref' | 'key' | 'children'

type KindFor<Value, IsRequired> = ReactNode extends Value
  ? 'text'
  : NonNullable<Value> extends (...args: infer Arguments) => infer Answer
    ? [Answer] extends [void]
      ? EventKind<Required<Arguments>['length']>
      : ReactNode extends Answer
        ? 'draw'
        : 'property'
    : IsRequired extends true
      ? `${ValueKind}!` | `${ValueKind}?`
      : ValueKind

/** Every prop of a widget with its kind: one that is forgotten or made up does not compile. */
export type PropKinds<Props> = {
  readonly [Name in keyof Required<Props> as Exclude<Name, NotOnElements>]: KindFor<
    Props[Name],
    object extends Pick<Props, Name> ? false : true
  >
}

/** One widget as an element. */
export type WidgetDefinition = {
  /** Fetches the component. */
  load: () => Promise<unknown>
  props: Readonly<Record<string, PropKind>>
  /** A form: its element has the methods of `FormHandle`. */
  isForm?: true
  /** The widget needs the bulk sheet on top of the kit's. */
  isBulk?: true
  /** Gives `value` after a change: a picker on a page without React holds its own value. */
  toValue?: (chosen: never) => unknown
}

/** The definition for one component: each of its props has its kind. */
export type DefinitionFor<Props> = WidgetDefinition & {
  load: () => Promise<ComponentType<Props>>
  props: PropKinds<Props>
}
