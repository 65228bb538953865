'use client'
import type { LendingError } from '@onlend/core'
import {
  forwardRef,
  type ReactNode,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { formReview as words } from './formReview.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { isSpendingRefusal } from '../operation-status/isSpendingRefusal.ts'
import { SpendingNotice } from '../operation-status/SpendingNotice.tsx'
import { Alert } from '../ui/Alert.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'

type FormRefusedProps = {
  title: ReactNode
  error: LendingError | null
  /** The field that the lender's words name, where it is on show: it takes the focus instead. */
  fieldId: string | undefined
}

/** Above the fields after a refusal: that nothing happened, why as far as it is known, and what to quote. */
export const FormRefused = forwardRef<HTMLElement, FormRefusedProps>(function FormRefused(
  { title, error, fieldId },
  ref,
) {
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const box = useRef<HTMLDivElement>(null)
  const [first] = useState(fieldId)
  const target = useCallback(() => {
    // The root can be inside a shadow tree, where the document does not find the field.
    const root = box.current?.getRootNode() as Document | ShadowRoot | undefined
    return (first === undefined ? null : root?.getElementById(first)) ?? box.current
  }, [first])
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, target, [target])
  useEffect(() => target()?.focus(), [target])
  // A hold ends by itself: nothing is wrong, and there is nothing to quote.
  const isHeld = error?.code === 'destination_held'
  const isRule = isSpendingRefusal(error)
  return (
    <Alert
      ref={box}
      part="Form.refused"
      tone={isHeld ? 'info' : 'danger'}
      {...(isHeld && { icon: 'clock' })}
      role="alert"
      title={isHeld ? t('form.held.title') : title}
    >
      {error && isRule ? (
        <SpendingNotice error={error} />
      ) : (
        <p className="ol-Text">{t(`form.rejected.${getRefusalAdvice(error)}`)}</p>
      )}
      {error?.serviceMessage && (
        <p className="ol-Text">{t('form.rejected.words', { message: error.serviceMessage })}</p>
      )}
      {error?.requestId && !isRule && (
        <div className="ol-Text" data-ol-inline="">
          {say('common.requestId')} <code className="ol-Code">{error.requestId}</code>
          <CopyButton text={error.requestId} />
        </div>
      )}
    </Alert>
  )
})

type Advice = 'credentials' | 'permission' | 'busy' | 'large' | 'fileMissing' | 'fileChanged' | 'check'

function getRefusalAdvice(error: LendingError | null): Advice {
  if (error?.code === 'credentials_refused') return 'credentials'
  if (error?.code === 'upload_not_staged') return 'fileMissing'
  if (error?.code === 'upload_changed') return 'fileChanged'
  if (error?.category === 'permission') return 'permission'
  if (error?.status === 413) return 'large'
  return error?.status === 429 || error?.category === 'server' ? 'busy' : 'check'
}
