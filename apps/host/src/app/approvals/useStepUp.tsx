import type { StepUpDemand } from '@onlend/hooks'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { StepUpDialog } from './StepUpDialog.tsx'

type Asked = { demand: StepUpDemand; onAnswer: (proof: string | null) => void }

type StepUp = {
  /** For the provider. */
  onStepUp: (demand: StepUpDemand) => Promise<string | null>
  /** To be drawn beside the pages. */
  dialog: ReactNode
}

/**
 * Asks a person for their password when the relay wants a proof of them. While one question is open, another is answered with a no: nothing is sent then.
 *
 * @param currency of the business; `null` where it is not known
 */
export function useStepUp(currency: string | null): StepUp {
  const [asked, setAsked] = useState<Asked | null>(null)
  const isOpen = useRef(false)
  const onStepUp = useCallback((demand: StepUpDemand) => {
    if (isOpen.current) return Promise.resolve(null)
    isOpen.current = true
    return new Promise<string | null>((resolve) => {
      const onAnswer = (proof: string | null) => {
        isOpen.current = false
        setAsked(null)
        resolve(proof)
      }
      setAsked({ demand, onAnswer })
    })
  }, [])
  return { onStepUp, dialog: asked && <StepUpDialog {...asked} currency={currency} /> }
}
