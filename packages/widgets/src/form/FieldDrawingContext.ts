import { createContext, type Context, type ReactNode } from 'react'

/** The fields of a page, and the function that renders each inside a host's own layout. */
type FieldDrawing = {
  /** The fields that are asked for. */
  names: readonly string[]
  draw: (name: string) => ReactNode
  /** The fields whose components the layout holds. */
  placed: Set<string>
}

/** Set around a host's own layout of a form's fields. */
export const FieldDrawingContext: Context<FieldDrawing | null> = createContext<FieldDrawing | null>(null)
