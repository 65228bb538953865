'use client'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { RootContext } from './RootContext.ts'
import type { SlotName } from './Slots.ts'
import { useLendingRoot } from './useLendingRoot.ts'

/**
 * A host's own component for a primitive, where `<LendingRoot slots>` names one; `null` for the kit's. Inside the replacement the name
 * stands for the kit's own, so that a replacement can wrap it.
 */
export function useSlot<Props extends object>(name: SlotName): ((props: Props) => ReactNode) | null {
  const root = useLendingRoot()
  const { [name]: replacement, ...slots } = root.slots
  const inside = useMemo(
    () => (replacement ? { ...root, slots } : null),
    // The other slots are the root's.
    // oxlint-disable-next-line react/exhaustive-deps
    [root, replacement],
  )
  if (inside === null) return null
  // The cast follows from the name: a slot takes the props of the primitive that it replaces.
  const Replacement = replacement as ComponentType<object>
  return (props: Props & { children?: ReactNode }) => (
    <RootContext.Provider value={inside}>
      <Replacement
        {...props}
        // The children of a replaced card or dialog are no part of the replacement.
        {...(typeof props.children === 'object' && {
          children: <RootContext.Provider value={root}>{props.children}</RootContext.Provider>,
        })}
      />
    </RootContext.Provider>
  )
}
