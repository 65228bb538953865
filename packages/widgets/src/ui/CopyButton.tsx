'use client'
import { type ReactNode, useCallback, useState } from 'react'
import { everyWidget } from './everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from './Button.tsx'
import { LiveRegion } from './LiveRegion.tsx'
import { useParts } from './useParts.ts'
import { copyIcon } from './listIcons.ts'
import { useFormOwner } from './useFormOwner.ts'
import { useIsOffered } from './useIsOffered.ts'

type CopyButtonProps = {
  text: string
  /** @default 'Copy' */
  label?: string
  /** Shows only the icon; the label stays for screen readers. @default false */
  compact?: boolean
  /** Called when the text is on the clipboard. */
  onCopied?: () => void
}

type Result = { of: string; is: 'copied' | 'refused' }

/** Puts a text on the clipboard and says so. If the browser refuses, the text appears selected, for a copy by hand. */
export function CopyButton({ text, label, compact = false, onCopied }: CopyButtonProps): ReactNode {
  const t = useCopy(everyWidget)
  const parts = useParts()
  const owner = useFormOwner()
  const isOffered = useIsOffered('copy')
  const [result, setResult] = useState<Result | null>(null)
  // A result for another text does not count for this one.
  const is = result?.of === text ? result.is : null
  const name = label ?? t('common.copy')
  const select = useCallback((input: HTMLInputElement | null) => {
    input?.focus()
    input?.select()
  }, [])
  const copy = () => {
    // Emptied first, so that a second press is announced as well.
    setResult(null)
    writeText(text).then(
      () => {
        setResult({ of: text, is: 'copied' })
        onCopied?.()
      },
      () => setResult({ of: text, is: 'refused' }),
    )
  }
  const shown = is === 'copied' ? t('common.copied') : name
  if (!isOffered) return null
  return (
    <>
      <Button
        variant="quiet"
        icon={is === 'copied' ? 'check' : copyIcon}
        onClick={copy}
        part="CopyButton"
        {...(compact && { 'aria-label': name, 'data-ol-compact': '' })}
      >
        {compact ? null : shown}
      </Button>
      {is === 'refused' && (
        <span {...parts('CopyButton.refused')}>
          <input
            form={owner}
            ref={select}
            readOnly
            value={text}
            size={text.length}
            aria-label={name}
            {...parts('CopyButton.text')}
          />
          <span className="ol-Note">{t('common.copyRefused')}</span>
        </span>
      )}
      <LiveRegion>
        {is === 'copied' && t('common.copied')}
        {is === 'refused' && t('common.copyRefused')}
      </LiveRegion>
    </>
  )
}

async function writeText(text: string): Promise<void> {
  // Without a secure context there is no clipboard, although its type says that there is.
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (!clipboard) throw new Error('There is no clipboard here.')
  await clipboard.writeText(text)
}
