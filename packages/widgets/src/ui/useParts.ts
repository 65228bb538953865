'use client'
import { useCallback } from 'react'
import { useLendingRoot } from './useLendingRoot.ts'
import type { PartName } from './PartName.ts'

/** The attributes that name a part in the page, for styles and tests. */
export type PartAttributes = { className: string | undefined; 'data-ol-part': PartName }

/**
 * Names the parts of a component: the kit's class, the host's classes and `data-ol-part`.
 * `part('Button', 'Form.submit')` is a button that a host may also address as the form's submit.
 */
export function useParts(): (kind: PartName, name?: PartName) => PartAttributes {
  const { classNames } = useLendingRoot()
  return useCallback(
    (kind, name = kind) => {
      let unstyled = false
      const classes: string[] = []
      for (const key of kind === name ? [kind] : [kind, name]) {
        const entry = classNames[key]
        if (typeof entry === 'string') classes.push(entry)
        else if (entry) {
          unstyled ||= entry.unstyled === true
          if (entry.className) classes.push(entry.className)
        }
      }
      if (!unstyled) classes.unshift(`ol-${kind.replace('.', '-')}`)
      return { className: classes.join(' ') || undefined, 'data-ol-part': name }
    },
    [classNames],
  )
}
