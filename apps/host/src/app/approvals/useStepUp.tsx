import type { StepUpDemand } from '@onlend/hooks'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { StepUpDialog } from './StepUpDialog.tsx'

type Asked = { demand: StepUpDemand; answer: (proof: string | null) => void }

type StepUp = {
  /** For the provider. */
  onStepUp: (demand: StepUpDemand) => Promise<string | null>
  /** To be drawn beside the pages. */
  dialog: ReactNode
}

/** Asks a person for their password when the relay wants a proof of them. While one question is open, another is answered with a no: nothing is sent then. */
export function useStepUp(): StepUp {
  const [asked, setAsked] = useState<Asked | null>(null)
  const isOpen = useRef(false)
  const onStepUp = useCallback((demand: StepUpDemand) => {
    if (isOpen.current) return Promise.resolve(null)
    isOpen.current = true
    return new Promise<string | null>((resolve) => {
      const answer = (proof: string | null) => {
        isOpen.current = false
        setAsked(null)
        resolve(proof)
      }
      setAsked({ demand, answer })
    })
  }, [])
  return { onStepUp, dialog: asked && <StepUpDialog demand={asked.demand} onAnswer={asked.answer} /> }
}
