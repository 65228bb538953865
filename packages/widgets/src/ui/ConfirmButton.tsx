'use client'
import { type ReactNode, useRef } from 'react'
import { Button, type ButtonProps } from './Button.tsx'
import { CoveredNote } from './CoveredNote.tsx'
import { useSeen } from './useSeen.ts'

type ConfirmButtonProps = Omit<ButtonProps, 'onClick' | 'ref'> & { onClick: () => void }

/** The button of an action that cannot be undone and has no review: takes a press only after it was in view and uncovered for half a second. */
export function ConfirmButton({ onClick, busy = false, children, ...rest }: ConfirmButtonProps): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const look = useSeen(box, null)
  return (
    // The box has no round corners, through which a hit test would look.
    <div ref={box} className="ol-Confirm">
      <Button
        {...rest}
        variant="primary"
        busy={busy}
        aria-disabled={!look.isSeen || busy || rest['aria-disabled'] || undefined}
        onClick={() => {
          // A press in progress needs no note about covers.
          if (!busy) look.press(() => look.isSeen && onClick())
        }}
      >
        {children}
      </Button>
      <CoveredNote isCovered={look.isCovered} />
    </div>
  )
}
