'use client'
import { warnMistake } from '@onlend/core/internal'
import type { WriteFormActions } from '@onlend/hooks/forms'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import type { FieldComponents, RenderFields } from './createFields.tsx'
import { FieldDrawingContext } from './FieldDrawingContext.ts'

type FormFieldsProps<Name extends string> = {
  /** The fields that are asked for, in their order. */
  names: readonly Name[]
  draw: (name: Name) => ReactNode
  Fields: FieldComponents<Name>
  actions: WriteFormActions
  /** @default 0, the only one */
  page?: number
  /** Instead of one field below the other. */
  children: RenderFields<Name> | undefined
}

/** The fields of a page: one below the other, or in a host's own layout. */
export function FormFields<Name extends string>(props: FormFieldsProps<Name>): ReactNode {
  const { names, draw, Fields, actions, page = 0, children } = props
  const [placed] = useState(() => new Set<string>())
  useEffect(() => {
    // After the components of the layout have run their own effects.
    if (process.env.NODE_ENV === 'production' || children === undefined) return
    for (const name of names)
      if (!placed.has(name))
        warnMistake(
          `The form asks for \`${name}\`, and its layout has no place for it: render its component of \`Fields\`.`,
        )
  }, [names, placed, children])
  if (children === undefined) return names.map((name) => <Fragment key={name}>{draw(name)}</Fragment>)
  // The cast follows `createFields`: a component asks for its own name alone.
  const drawing = { names, draw: draw as (name: string) => ReactNode, placed }
  return (
    <FieldDrawingContext.Provider value={drawing}>
      {children({ Fields, actions, page })}
    </FieldDrawingContext.Provider>
  )
}

// A bundler replaces it, or Node has it.
declare const process: { env: { NODE_ENV?: string } }
