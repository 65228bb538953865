'use client'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { SlotName } from './Slots.ts'
import { useLendingRoot } from './useLendingRoot.ts'

/** The primitive that a host's replacement is rendered for: inside, the kit's own stands under its name, so that the replacement can wrap it. */
const ReplacedContext = createContext<SlotName | null>(null)

/** A host's own component for a primitive, where `<LendingRoot slots>` names one; `null` for the kit's. */
export function useSlot<Props extends object>(name: SlotName): ((props: Props) => ReactNode) | null {
  const { slots } = useLendingRoot()
  const replaced = useContext(ReplacedContext)
  // The cast follows from the name: a slot takes the props of the primitive that it stands in for.
  const Replacement = slots[name] as ComponentType<Props> | undefined
  if (Replacement === undefined || replaced === name) return null
  return (props) => {
    const children: unknown = Reflect.get(props, 'children')
    return (
      <ReplacedContext.Provider value={name}>
        <Replacement {...props} {...(isElement(children) && { children: toInside(children) })} />
      </ReplacedContext.Provider>
    )
  }
}

/** What stands inside a replaced card or dialog is no part of the replacement. */
function toInside(children: ReactNode): ReactNode {
  return <ReplacedContext.Provider value={null}>{children}</ReplacedContext.Provider>
}

function isElement(children: unknown): children is ReactNode & object {
  return typeof children === 'object' && children !== null
}
