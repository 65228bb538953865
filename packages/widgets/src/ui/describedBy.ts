import type { ReactNode } from 'react'

/** The `aria-describedby` of a control: the ids of those of its notes that have words. `undefined` where none has. */
export function describedBy(id: string, notes: Readonly<Record<string, ReactNode>>): string | undefined {
  const shown = Object.keys(notes).filter((name) => notes[name])
  return shown.map((name) => `${id}-${name}`).join(' ') || undefined
}
