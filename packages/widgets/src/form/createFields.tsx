'use client'
import type { WriteFormActions } from '@onlend/hooks/forms'
import { type ReactNode, useContext, useEffect } from 'react'
import { FieldDrawingContext } from './FieldDrawingContext.ts'

/** The fields of a form as components without props, by their names: `Fields.Amount`. One that is not asked for renders nothing. */
export type FieldComponents<Name extends string> = { [One in Name as Capitalize<One>]: () => ReactNode }

/** A host's own layout of the fields: `Fields` are bound to the form and styled, with their words, notes and errors. */
export type RenderFields<Name extends string> = (form: {
  Fields: FieldComponents<Name>
  actions: WriteFormActions
  /** Counted from 0. */
  page: number
}) => ReactNode

/** Makes the components of a form's fields, once for all its widgets: `createFields(withdrawForm.fields)`. */
export function createFields<Name extends string>(
  fields: Readonly<Record<Name, unknown>>,
): FieldComponents<Name> {
  const components = Object.keys(fields).map((name) => [
    `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
    () => <PlacedField name={name} />,
  ])
  // The cast follows the names: each has its component.
  return Object.fromEntries(components) as FieldComponents<Name>
}

function PlacedField({ name }: { name: string }): ReactNode {
  const drawing = useContext(FieldDrawingContext)
  useEffect(() => void drawing?.placed.add(name), [drawing?.placed, name])
  return drawing?.names.includes(name) ? drawing.draw(name) : null
}
