import type { FormHandle } from '@onlend/widgets'
import type { ReactNode } from 'react'
import type { LendingElementProps } from './react/LendingElementProps.ts'
import type { Widgets } from './table/elementTable.ts'

/** `StatusChange` as it stands in the name of an event: `-status-change`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : ''

type EventName<Prop extends string> = Prop extends `on${infer Name}` ? `onlend${Kebab<Name>}` : never

type Detail<Arguments extends readonly unknown[]> =
  Required<Arguments> extends readonly []
    ? null
    : Required<Arguments> extends readonly [infer Only]
      ? Only
      : Arguments

/** The events of an element, by name. */
type Events<Props> = {
  [Name in keyof Required<Props> as Name extends string ? EventName<Name> : never]: NonNullable<
    Props[Name]
  > extends (...args: infer Arguments) => infer Answer
    ? [Answer] extends [void]
      ? CustomEvent<Detail<Arguments>>
      : never
    : never
}

type Content = string | Node | null

type Property<Value> = ReactNode extends Value
  ? Content
  : Value extends (...args: infer Arguments) => infer Answer
    ? ReactNode extends Answer
      ? (...args: Arguments) => Content
      : Value
    : Value

/** The props of a widget as a page without React gives them: content is words or a node. */
export type MountProps<Props> = {
  [Name in keyof Props as Exclude<Name, 'id' | 'slot' | 'ref' | 'key' | 'children'>]: Property<Props[Name]>
}

/** The properties of an element; `undefined` takes a value away. */
export type Properties<Props> = {
  [Name in keyof Required<MountProps<Props>>]: MountProps<Props>[Name] | undefined
}

type Listening<Props> = {
  addEventListener<Name extends keyof Events<Props> & string>(
    type: Name,
    listener: (event: Events<Props>[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Name extends keyof Events<Props> & string>(
    type: Name,
    listener: (event: Events<Props>[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void
}

// The element's own events stand first: the browser's declarations accept every name, with an event that has no detail type.
/** An element: the props of its widget as properties, its handlers also as events. */
export type OnlendElement<Props> = Listening<Props> & HTMLElement & Properties<Props>

/** Every element of the kit by its tag. */
export type OnlendElements = {
  'onlend-lending': OnlendElement<LendingElementProps>
} & {
  [Name in keyof Widgets as `onlend${Kebab<Name>}`]: Name extends `${string}Form`
    ? OnlendElement<Widgets[Name]> & FormHandle
    : OnlendElement<Widgets[Name]>
}
