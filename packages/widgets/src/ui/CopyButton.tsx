'use client'
import { type ReactNode, useState } from 'react'
import { everyWidget } from '../copy/en/everyWidget.ts'
import { useCopy } from '../copy/useCopy.ts'
import { Button } from './Button.tsx'
import { LiveRegion } from './LiveRegion.tsx'

/** Puts a text on the clipboard and says so; where that is not allowed, the text stays selectable beside it. */
export function CopyButton({ text, label }: { text: string; label?: string }): ReactNode {
  const t = useCopy(everyWidget)
  const [copied, setCopied] = useState(false)
  const copy = () => {
    // Without a secure context there is no clipboard, and the person can still select the text.
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <>
      <Button variant="quiet" icon={copied ? 'check' : 'copy'} onClick={copy} part="CopyButton">
        {copied ? t('common.copied') : (label ?? t('common.copy'))}
      </Button>
      <LiveRegion>{copied && t('common.copied')}</LiveRegion>
    </>
  )
}
