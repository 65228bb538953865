'use client'
import { useLending } from '@onlend/hooks'
import type { PersonalDataKind } from '@onlend/hooks/internal'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { masked as words } from './masked.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatDate } from '../format/formatDate.ts'
import { groupDigits } from '../format/groupDigits.ts'
import { groupPhone } from '../format/groupPhone.ts'
import { maskText } from '../format/maskText.ts'
import { useLendingRoot } from './useLendingRoot.ts'
import { Button } from './Button.tsx'
import { CopyButton } from './CopyButton.tsx'
import { useParts } from './useParts.ts'
import { eyeIcon, eyeOffIcon } from './listIcons.ts'

type MaskedValueProps = {
  kind: PersonalDataKind
  /** The value; the component renders nothing for `null`. */
  value: string | null
  /** Names the value for screen readers: the buttons are "Show {label}" and "Hide {label}", so say whose it is in a table. */
  label: string
  /** `false` shows the value in full, without a button. @default true */
  masked?: boolean
  /** Seconds until a shown value is hidden again; pressing again shows it for as long once more. `Infinity` leaves it. @default 60 */
  revealSeconds?: number
  /** Offers to copy the value while it is shown. @default true */
  copyable?: boolean
}

/**
 * Personal data, hidden until a person asks to see it. A hidden value is nowhere in the page; a shown value is
 * hidden again after a while, or when the page goes to the background. The host gets `personalData.revealed` with the kind alone.
 */
export function MaskedValue({
  kind,
  value,
  label,
  masked = true,
  revealSeconds = 60,
  copyable = true,
}: MaskedValueProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { emit } = useLending()
  const { locale } = useLendingRoot()
  // Holds the value itself, so that the next one in its place is hidden from its first frame on.
  const [revealed, setRevealed] = useState<string | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const isShown = !masked || (value !== null && revealed === value)
  const isRevealed = masked && isShown

  const hide = useCallback(() => {
    setRevealed(null)
    setSaid(t('masked.isHidden', { field: label }))
  }, [t, label])
  useAutoHide(isRevealed, { seconds: revealSeconds, onHide: hide })

  if (value === null) return null
  const toggle = () => {
    if (isShown) return hide()
    setRevealed(value)
    setSaid(t('masked.isShown', { field: label }))
    emit({ type: 'personalData.revealed', kind })
  }
  const mask = maskText(kind, value)
  return (
    <span {...parts('MaskedValue')} data-ol-state={isShown ? 'shown' : 'hidden'}>
      <bdi {...parts('MaskedValue.text')} data-ol-kind={kind}>
        {isShown ? (
          formatPersonalData(kind, value, locale)
        ) : (
          <>
            <span aria-hidden="true">{mask.text}</span>
            <span className="ol-VisuallyHidden">
              {mask.end === null ? t('masked.hidden') : t('masked.ending', { digits: mask.end })}
            </span>
          </>
        )}
      </bdi>
      {masked && (
        <Button
          variant="quiet"
          icon={isShown ? eyeOffIcon : eyeIcon}
          onClick={toggle}
          // The live region must be in the page before it speaks, and a table of masked values needs only one.
          onFocus={() => setSaid((text) => text ?? '')}
          part="MaskedValue.toggle"
          aria-label={t(isShown ? 'masked.hide' : 'masked.show', { field: label })}
          data-ol-compact=""
        >
          {null}
        </Button>
      )}
      {isRevealed && copyable && (
        <CopyButton text={value} label={t('masked.copy', { field: label })} compact />
      )}
      {said !== null && (
        <span className="ol-VisuallyHidden" role="status">
          {said}
        </span>
      )}
    </span>
  )
}

type AutoHideOptions = {
  /** `Infinity` waits for no time at all. */
  seconds: number
  onHide: () => void
}

/** Hides a shown value after a while, and at once when the page goes to the background: another person can pick up the phone. */
function useAutoHide(isShown: boolean, { seconds, onHide }: AutoHideOptions): void {
  useEffect(() => {
    if (!isShown) return
    const timer = Number.isFinite(seconds) ? setTimeout(onHide, seconds * 1000) : undefined
    const hideWithPage = () => {
      if (document.hidden) onHide()
    }
    document.addEventListener('visibilitychange', hideWithPage)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hideWithPage)
    }
  }, [isShown, seconds, onHide])
}

/** Writes a value as a person would read it out: numbers in groups, an ISO date in the locale's way, the rest as it is. */
function formatPersonalData(kind: PersonalDataKind, value: string, locale: string): string {
  switch (kind) {
    case 'phone':
      return groupPhone(value)
    case 'bvn':
    case 'nin':
    case 'account':
      return groupDigits(value)
    case 'date':
      return /^\d{4}-\d{2}-\d{2}/.test(value) ? formatDate(value, locale) : value
    case 'email':
    case 'text':
      return value
  }
}
